import type * as routes from '@bloomkin/shared/routes/dashboard.ts';
import { only, type Rows, row } from '#security/matrix/row.ts';

const figures = [
  row({
    subject: 'nothing',
    what: 'own or the market',
    call: () => ({ query: {} }),
    cells: { any: only(['vendor', 'admin'], 200, 403) },
  }),
  row({
    subject: 'company',
    what: 'of a company',
    call: ({ id }) => ({ query: { company_id: id } }),
    cells: {
      own: only(['vendor', 'admin'], 200, 403),
      anothers: { ...only(['admin'], 200, 403), vendor: 404 },
      closed: { ...only(['admin'], 200, 403), vendor: 404 },
      missing: only(['vendor', 'admin'], 404, 403),
    },
  }),
];

export const dashboard: Rows<typeof routes> = {
  getDashboard: figures,
  exportDashboard: figures,
  getFlorist: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: only(['admin'], 200, 403),
      anothers: only(['admin'], 200, 403),
      closed: only(['admin'], 200, 403),
      missing: only(['admin'], 404, 403),
    },
  }),
};
