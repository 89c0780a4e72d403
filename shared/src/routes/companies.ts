import * as z from 'zod';
import { get } from '../route.ts';
import { one, page } from '../schemas/answers.ts';
import { Company } from '../schemas/company.ts';
import { flag, latitude, longitude, paging, text } from '../schemas/fields.ts';
import { CompanyId } from '../schemas/ids.ts';

export const listCompanies = get('/api/companies', {
  summary: 'Florists; guests see the active ones',
  access: 'any',
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
  access: 'any',
  params: { id: CompanyId },
  query: z.object({ lat: latitude.optional(), lng: longitude.optional() }),
  response: one(Company),
  cache: 'edge',
});
