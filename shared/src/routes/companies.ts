import * as z from 'zod';
import { del, get, put } from '../route.ts';
import { done, one, page } from '../schemas/answers.ts';
import { Company } from '../schemas/company.ts';
import { flag, latitude, longitude, paging, text } from '../schemas/fields.ts';
import { CompanyId, UserId } from '../schemas/ids.ts';
import { Manager, ManagerStatus } from '../schemas/user.ts';
import { ManagerRightsInput, NoCompanyId } from '../schemas/userInput.ts';

export const listCompanies = get('/api/companies', {
  summary: 'Florists; guests see the active ones',
  access: 'public',
  query: z.object({
    ...paging,
    active: flag.optional(),
    search: text(100).optional(),
    lat: latitude.optional(),
    lng: longitude.optional(),
  }),
  response: page(Company),
  cache: 'edge',
});

export const getCompany = get('/api/company/{id}', {
  summary: 'A florist with its stores',
  access: 'public',
  params: { id: CompanyId },
  query: z.object({ lat: latitude.optional(), lng: longitude.optional() }),
  response: one(Company),
  cache: 'edge',
});

const managerQuery = z.object({ manager_id: UserId });

export const listManagers = get('/api/company/{id}/managers', {
  summary: 'Who works for a company or asks to',
  access: 'vendor',
  params: { id: CompanyId },
  query: z.object(paging),
  response: page(Manager),
});

export const bindManager = put('/api/manager/{id}', {
  summary: 'Ask to join a company oneself; its vendor or an admin hires',
  access: 'authenticated',
  params: { id: CompanyId },
  query: managerQuery,
  response: one(Manager),
  errors: ['MANAGER.BOUND', 'MANAGER.ADMIN'],
});

export const unbindManager = del('/api/manager/{id}', {
  summary: 'Part a manager from a company',
  access: 'authenticated',
  params: { id: CompanyId },
  query: managerQuery,
  response: done,
  errors: ['COMPANY.LAST_OWNER'],
});

export const setManagerStatus = put('/api/manager/{id}/status', {
  summary:
    'Hire a manager and grant rights (omitted rights stay as they are, none at first), or cancel with null and company_id 0',
  access: 'vendor',
  params: { id: CompanyId },
  query: managerQuery,
  body: z
    .object({
      manager_status: ManagerStatus.exclude(['canceled']).nullable(),
      company_id: z.union([NoCompanyId, CompanyId]).optional(),
      manager_rights: ManagerRightsInput.optional(),
    })
    .refine(({ manager_status, company_id }) => manager_status !== null || Number(company_id) === 0, {
      message: 'Send company_id 0 to cancel',
      path: ['company_id'],
    })
    .refine(
      ({ manager_status, manager_rights = [] }) => manager_status === 'hired' || manager_rights.length === 0,
      {
        message: 'Hire the manager before granting rights',
        path: ['manager_rights'],
      },
    ),
  response: one(Manager),
  errors: ['MANAGER.ADMIN'],
});
