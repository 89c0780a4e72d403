import * as z from 'zod';
import { get } from '#route.ts';
import { one } from '#schemas/answers.ts';
import { paging } from '#schemas/fields.ts';
import { CompanyId } from '#schemas/ids.ts';
import { LateBoard } from '#schemas/late.ts';
import { MarketNeeds } from '#schemas/needs.ts';
import { CaseKind, CasePage } from '#schemas/officeCase.ts';
import { SearchResults, searchText } from '#schemas/search.ts';

export const search = get('/api/search', {
  summary:
    'Up to five each of orders, people, companies, products and categories: of the own company and rights for vendors and managers, all for admins',
  access: 'authenticated',
  query: z.object({ q: searchText }),
  response: one(SearchResults),
});

export const listNeeds = get('/api/needs', {
  summary:
    'What needs an admin now: florists with late or waiting orders, florists closed today with orders due, payouts held back, payments in dispute',
  access: 'admin',
  response: one(MarketNeeds),
});

export const listLate = get('/api/late', {
  summary: 'Open orders that are late, at risk or not accepted in time, by florist, the worst first',
  access: 'admin',
  query: z.object({
    /** Also counts what would become of the open orders of this florist. */
    company_id: CompanyId.optional(),
  }),
  response: one(LateBoard),
});

export const listCases = get('/api/cases', {
  summary: 'Open claims, payments in dispute and refunds that did not go through, by due time',
  access: 'admin',
  query: z.object({ ...paging, kind: CaseKind.optional() }),
  response: CasePage,
});
