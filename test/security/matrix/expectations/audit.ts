import type * as routes from '@bloomkin/shared/routes/audit.ts';
import { only, type Rows, row } from '#security/matrix/row.ts';

const forAdmins = { any: only(['admin'], 200, 403) };

export const audit: Rows<typeof routes> = {
  listAudit: row({ subject: 'nothing', call: () => ({}), cells: forAdmins }),
  exportAudit: row({ subject: 'nothing', call: () => ({}), cells: forAdmins }),
};
