import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { ulid } from 'ulid';
import { everybody, only, plain, type Rows, row } from '#security/matrix/row.ts';

const forAdmins = { shown: only(['admin'], 200, 403), missing: only(['admin'], 404, 403) } as const;
const byName = ({ id }: { id: string }) => ({ params: { id } });
const readVersion = async (name: string): Promise<number> => {
  const { findDocument } = await import('@bloomkin/lambdas/model/documents/documentEntity.ts');
  return (await findDocument(name))?.version ?? 1;
};
const fields = { title: 'Cookies', text: '<p>None</p>' };

export const documents: Rows<typeof routes> = {
  getPublicDocument: row({ subject: 'document', cells: { shown: everybody(200), missing: everybody(404) } }),
  getDocument: row({ subject: 'document', call: byName, cells: forAdmins }),
  listDocumentVersions: row({ subject: 'document', call: byName, cells: forAdmins }),
  createDocument: plain(only(['admin'], 200, 403), () => ({
    body: { ...fields, name: `doc_${ulid().toLowerCase()}` },
  })),
  updateDocument: row({
    subject: 'document',
    call: async ({ id }) => ({ params: { id }, body: { ...fields, version: await readVersion(id) } }),
    cells: forAdmins,
  }),
  geocode: plain(everybody(200), () => ({ query: { suggest: 'newtown' } })),
  suggestAddresses: plain(everybody(200), () => ({ query: { text: 'newtown' } })),
};
