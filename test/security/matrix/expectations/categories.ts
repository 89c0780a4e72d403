import type * as routes from '@bloomkin/shared/routes/categories.ts';
import { ulid } from 'ulid';
import { only, type Rows, row } from '#security/matrix/row.ts';

/** Admins alone shape what all florists share. */
const changed = { shown: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) } as const;
const made = { any: only(['admin'], 200, 403) };
const toChange = ({ id }: { id: string }) => ({ params: { id }, body: { name: 'Ferns' } });
const toDeletion = ({ id }: { id: string }) => ({ params: { id } });

export const categories: Rows<typeof routes> = {
  updateCategory: row({ subject: 'newCategory', call: toChange, cells: changed }),
  deleteCategory: row({ subject: 'newCategory', call: toDeletion, cells: changed }),
  setCategoryPositions: row({
    subject: 'newCategory',
    call: ({ id }) => ({ body: { positions: [{ id, parent_id: null, position: 1 }] } }),
    cells: { shown: only(['admin'], 200, 403), missing: only(['admin'], 422, 403) },
  }),
  createCollection: row({
    subject: 'nothing',
    call: () => ({ body: { name: `Ferns ${ulid()}` } }),
    cells: made,
  }),
  updateCollection: row({ subject: 'newCollection', call: toChange, cells: changed }),
  deleteCollection: row({ subject: 'newCollection', call: toDeletion, cells: changed }),
};
