import type * as routes from '@bloomkin/shared/routes/campaigns.ts';
import { only, type Rows, row } from '#security/matrix/row.ts';

const admins = { any: only(['admin'], 200, 403) };

export const campaigns: Rows<typeof routes> = {
  createCampaign: row({
    subject: 'nothing',
    call: () => ({ body: { title: 'Flowers', text: 'Now', path: '/market' } }),
    cells: admins,
  }),
};
