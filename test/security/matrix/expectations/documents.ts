import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { everybody, type Rows, row } from '../row.ts';

export const documents: Rows<typeof routes> = {
  getPublicDocument: row({
    subject: 'document',
    call: ({ id }) => ({ params: { id } }),
    cells: { shown: everybody(200), missing: everybody(404) },
  }),
  geocode: row({
    subject: 'nothing',
    call: () => ({ query: { suggest: 'newtown' } }),
    cells: { any: everybody(200) },
  }),
  pingTime: row({ subject: 'nothing', call: () => ({}), cells: { any: everybody(200) } }),
};
