import * as z from 'zod';
import { get } from '#route.ts';
import { maxDays } from '#rules/dashboardPeriod.ts';
import { one } from '#schemas/answers.ts';
import { Dashboard } from '#schemas/dashboard.ts';
import { day, paging, text, wholeNumber } from '#schemas/fields.ts';
import { FloristDetails, FloristPage, floristSorts, floristStates } from '#schemas/floristFigures.ts';
import { CompanyId } from '#schemas/ids.ts';

const query = z.object({
  from: day.optional(),
  to: day.optional(),
  /** The last days, including today, instead of `from` and `to`. */
  days: wholeNumber.pipe(z.int().min(1).max(maxDays)).default(7),
  company_id: CompanyId.optional(),
});

export const getDashboard = get('/api/dashboard', {
  summary:
    'Figures of a period beside the period before: of a vendor’s company, of one company or of the market',
  access: 'vendor',
  query,
  response: one(Dashboard),
});

export const exportDashboard = get('/api/dashboard/export', {
  summary: 'The same figures as CSV',
  access: 'vendor',
  adminRight: 'money',
  query,
  response: z.string(),
  mediaType: 'text/csv',
});

export const listFlorists = get('/api/florists', {
  summary: 'The florists of the market with their figures of thirteen weeks, by state, in any order',
  access: 'admin',
  query: z.object({
    ...paging,
    search: text(100).optional(),
    show: z.enum(floristStates).optional(),
    sort: z.enum(floristSorts).default('needs'),
  }),
  response: FloristPage,
});

export const getFlorist = get('/api/florists/{id}', {
  summary: 'A florist with its figures of thirteen weeks, by week too, and the money that waits',
  access: 'admin',
  params: { id: CompanyId },
  response: one(FloristDetails),
});
