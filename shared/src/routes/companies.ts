import * as z from 'zod';
import { del, get, post, put } from '#route.ts';
import { done, list, one, page } from '#schemas/answers.ts';
import { LastOrdersInput, StopInput } from '#schemas/calendar.ts';
import { AbnRecord, Company, CompanyBrief, CompanyWithWindows } from '#schemas/company.ts';
import { CompanyForm, CompanyUpdateForm, DeliveryPeriodsInput } from '#schemas/companyForm.ts';
import { latitude, longitude, paging, requiredText } from '#schemas/fields.ts';
import { CompanyId, StopId, UserId } from '#schemas/ids.ts';
import { Manager, ManagerInvitation, ManagerStatus } from '#schemas/user.ts';
import { ContactInput, ManagerRightsInput, NoCompanyId } from '#schemas/userInput.ts';

const owner = { access: 'vendor', adminRight: 'support' } as const;
const ownCompany = { ...owner, params: { id: CompanyId } } as const;
const person = { access: 'authenticated', adminRight: 'support' } as const;

export const getCompany = get('/api/company/{id}', {
  summary: 'A florist with its stores',
  access: 'public',
  params: { id: CompanyId },
  query: z.object({ lat: latitude.optional(), lng: longitude.optional() }),
  response: one(Company),
  cache: 'edge',
});

const innErrors = ['COMPANY.INN.INVALID', 'COMPANY.INN.TAKEN', 'COMPANY.INN.CANCELLED'] as const;

export const createCompany = post('/api/company', {
  summary: 'Register a company, with the file `photo`; a vendor becomes its owner',
  ...owner,
  bodyKind: 'form',
  body: CompanyForm,
  response: one(Company),
  errors: [...innErrors, 'MANAGER.BOUND'],
  idempotent: true,
});

const innQuery = z.object({ ...paging, inn: requiredText(30, 'Enter company ABN') });

export const searchCompanies = get('/api/companies/search', {
  summary: 'The company with an ABN, to ask to join it',
  access: 'authenticated',
  query: innQuery,
  response: page(CompanyBrief),
});

export const lookUpAbn = get('/api/companies/register', {
  summary: 'What the Australian Business Register says about an ABN',
  access: 'vendor',
  query: innQuery.pick({ inn: true }),
  response: one(AbnRecord),
  errors: ['COMPANY.INN.INVALID'],
});

export const updateCompany = post('/api/company/{id}', {
  summary: 'Change a company, with the files `logo` and `photo`',
  ...ownCompany,
  bodyKind: 'form',
  body: CompanyUpdateForm,
  response: one(Company),
  errors: [...innErrors, 'CONFLICT.VERSION'],
  retry: true,
});

export const holdCompany = post('/api/company/{id}/hold', {
  summary: 'Hold payouts, stop sales or warn, or end that; approve a new company. The owner is told why',
  access: 'admin',
  adminRight: ['support', 'money'],
  params: { id: CompanyId },
  body: z.object({
    what: z.enum(['payouts', 'selling', 'warning', 'approval']),
    held: z.boolean(),
    reason: requiredText(400, 'Say why: the florist reads it'),
    /** The hold ends when that day begins; without it, and for `approval`, an admin ends it. */
    until: z.iso.date().optional(),
    /** Buyers of open orders are told that they stay, when the shop stops selling. */
    tell_buyers: z.boolean().default(false),
  }),
  response: one(Company),
});

export const deleteCompany = del('/api/company/{id}', {
  summary: 'Close a company for good; orders stay',
  access: 'admin',
  params: { id: CompanyId },
  response: done,
  errors: ['COMPANY.OPEN_ORDERS'],
});

const picture = (field: string) => `a JPEG, PNG or WebP file of at most 4 MB in the field \`${field}\``;

export const uploadLogo = post('/api/company/{id}/upload_logo', {
  summary: `Show a logo: ${picture('logo')}`,
  ...ownCompany,
  bodyKind: 'form',
  body: z.object({}),
  response: one(Company),
});

export const deleteLogo = del('/api/company/{id}/delete_logo', {
  summary: 'Show no logo',
  ...owner,
  owner: 'company',
  params: { id: CompanyId },
  response: one(Company),
  retry: true,
});

export const uploadCover = post('/api/company/{id}/upload_photo', {
  summary: `Show a cover picture: ${picture('photo')}`,
  ...ownCompany,
  bodyKind: 'form',
  body: z.object({}),
  response: one(Company),
});

export const deleteCover = del('/api/company/{id}/delete_photo', {
  summary: 'Show no cover picture',
  ...owner,
  owner: 'company',
  params: { id: CompanyId },
  response: one(Company),
  retry: true,
});

export const setDeliveryPeriods = post('/api/company/{id}/delivery_period', {
  summary: 'Add a delivery window, or replace all; the notice and the limit of a day',
  ...ownCompany,
  body: DeliveryPeriodsInput,
  bodyInQuery: true,
  response: one(CompanyWithWindows),
  errors: ['CONFLICT.VERSION'],
});

export const setLastOrders = post('/api/company/{id}/last_orders', {
  summary: 'Until when buyers may order on each weekday, for the same day and the next morning',
  access: 'vendor',
  right: 'orders',
  params: { id: CompanyId },
  body: LastOrdersInput,
  response: one(Company),
  errors: ['CONFLICT.VERSION'],
  retry: true,
});

export const addStop = post('/api/company/{id}/stops', {
  summary: 'Stop taking orders until a time: all, a day, a window or a zone of it; again, to change the time',
  access: 'vendor',
  right: 'orders',
  params: { id: CompanyId },
  body: StopInput,
  response: one(Company),
  retry: true,
});

export const removeStop = del('/api/company/{id}/stops/{stop_id}', {
  summary: 'Take orders again',
  access: 'vendor',
  right: 'orders',
  params: { id: CompanyId, stop_id: StopId },
  response: one(Company),
  retry: true,
});

const managerQuery = z.object({ manager_id: UserId });

export const listManagers = get('/api/company/{id}/managers', {
  summary: 'Who works for a company or asks to',
  access: 'vendor',
  owner: 'company',
  params: { id: CompanyId },
  query: z.object(paging),
  response: page(Manager),
});

export const listManagerInvitations = get('/api/company/{id}/invitations', {
  summary: 'The phones and e-mails that a company invites to work for it',
  access: 'vendor',
  owner: 'company',
  params: { id: CompanyId },
  response: list(ManagerInvitation),
});

export const inviteManager = post('/api/company/{id}/invitations', {
  summary: 'Invite a manager by e-mail or mobile, who accepts with `PUT /api/manager/{id}`; open for 30 days',
  ...ownCompany,
  body: z.object({ contact: ContactInput }),
  response: list(ManagerInvitation),
  errors: ['LIMIT.TOO_MANY'],
  retry: true,
});

export const withdrawInvitation = del('/api/company/{id}/invitations', {
  summary: 'Take an invitation back, or decline one’s own',
  ...person,
  params: { id: CompanyId },
  query: z.object({ contact: ContactInput }),
  response: done,
  retry: true,
});

export const listMyInvitations = get('/api/me/invitations', {
  summary: 'The companies that invite the caller’s phone or e-mail',
  access: 'authenticated',
  response: list(ManagerInvitation),
});

export const bindManager = put('/api/manager/{id}', {
  summary:
    'Ask to join a company oneself, or accept its invitation; its vendor or an admin hires who has asked',
  ...person,
  params: { id: CompanyId },
  query: managerQuery,
  response: one(Manager),
  errors: ['MANAGER.BOUND', 'MANAGER.ADMIN', 'MANAGER.NOT_ASKED'],
});

export const unbindManager = del('/api/manager/{id}', {
  summary: 'Part a manager from a company',
  ...person,
  params: { id: CompanyId },
  query: managerQuery,
  response: done,
  errors: ['COMPANY.LAST_OWNER'],
});

export const setManagerStatus = put('/api/manager/{id}/status', {
  summary:
    'Hire a manager and set rights (omitted rights stay as they are, none at first) or grant and revoke single ones, or cancel with null and company_id 0',
  ...ownCompany,
  query: managerQuery,
  body: z
    .object({
      manager_status: ManagerStatus.exclude(['canceled']).nullable(),
      company_id: z.union([NoCompanyId, CompanyId]).optional(),
      manager_rights: ManagerRightsInput.optional(),
      grant_rights: ManagerRightsInput.optional(),
      revoke_rights: ManagerRightsInput.optional(),
    })
    .refine(({ manager_status, company_id }) => manager_status !== null || Number(company_id) === 0, {
      message: 'Send company_id 0 to cancel',
      path: ['company_id'],
    })
    .refine(
      ({ manager_status, manager_rights = [], grant_rights = [] }) =>
        manager_status === 'hired' || manager_rights.length + grant_rights.length === 0,
      { message: 'Hire the manager before granting rights', path: ['manager_rights'] },
    ),
  response: one(Manager),
  errors: ['MANAGER.ADMIN'],
});
