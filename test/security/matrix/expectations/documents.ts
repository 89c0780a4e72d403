import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { ulid } from 'ulid';
import { everybody, only, type Rows, row } from '#security/matrix/row.ts';

const forAdmins = { shown: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) } as const;
const byName = ({ id }: { id: string }) => ({ params: { id } });
const readVersion = async (name: string): Promise<number> => {
  const { findDocument } = await import('@bloomkin/lambdas/model/documents/documentEntity.ts');
  return (await findDocument(name))?.version ?? 1;
};
const fields = { title: 'Cookies', text: '<p>None</p>' };

export const documents: Rows<typeof routes> = {
  getPublicDocument: row({
    subject: 'document',
    call: ({ id }) => ({ params: { id } }),
    cells: { shown: everybody(200), missing: everybody(404) },
  }),
  listDocuments: row({ subject: 'nothing', call: () => ({}), cells: { any: only(['admin'], 200, 403) } }),
  getDocument: row({ subject: 'document', call: byName, cells: forAdmins }),
  listDocumentVersions: row({ subject: 'document', call: byName, cells: forAdmins }),
  createDocument: row({
    subject: 'nothing',
    call: () => ({ body: { ...fields, name: `doc_${ulid().toLowerCase()}` } }),
    cells: { any: only(['admin'], 200, 403) },
  }),
  updateDocument: row({
    subject: 'document',
    call: async ({ id }) => ({ params: { id }, body: { ...fields, version: await readVersion(id) } }),
    cells: forAdmins,
  }),
  geocode: row({
    subject: 'nothing',
    call: () => ({ query: { suggest: 'newtown' } }),
    cells: { any: everybody(200) },
  }),
  suggestAddresses: row({
    subject: 'nothing',
    call: () => ({ query: { text: 'newtown' } }),
    cells: { any: everybody(200) },
  }),
  pingTime: row({ subject: 'nothing', call: () => ({}), cells: { any: everybody(200) } }),
};
