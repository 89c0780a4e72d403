import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { everybody, only, type Rows, row } from '../row.ts';

export const companies: Rows<typeof routes> = {
  listCompanies: row({ subject: 'nothing', call: () => ({}), cells: { any: everybody(200) } }),
  getCompany: row({
    subject: 'company',
    call: ({ id }) => ({ params: { id } }),
    cells: {
      own: everybody(200),
      anothers: everybody(200),
      closed: { ...only(['admin'], 200, 404), guest: 404 },
      missing: everybody(404),
    },
  }),
};
