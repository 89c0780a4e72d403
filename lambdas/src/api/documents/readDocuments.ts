import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import {
  type DocumentItem,
  findDocument,
  listAllDocuments,
  listVersions,
} from '#model/documents/documentEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { toOfficeDocuments, toVersions } from './toDocument.ts';

export const listDocuments: Handler<typeof routes.listDocuments> = async () => ({
  data: await toOfficeDocuments(await listAllDocuments()),
});

export const getDocument: Handler<typeof routes.getDocument> = async ({ params }) => ({
  data: await readDocument(await requireDocument(params.id)),
});

export const listDocumentVersions: Handler<typeof routes.listDocumentVersions> = async ({
  params,
  query,
}) => {
  const { page, per_page } = query;
  const { name, version: total } = await requireDocument(params.id);
  const newest = total - (page - 1) * per_page;
  const versions = newest < 1 ? [] : await listVersions(name, Math.max(newest - per_page + 1, 1), newest);
  return { page, per_page, total, data: await toVersions(versions) };
};

/** Reads consistently: an editor of a stale version would lose a save. */
export async function requireDocument(name: string): Promise<DocumentItem> {
  const document = await findDocument(name, { eventual: false });
  if (!document) throw new AppError('NOT_FOUND');
  return document;
}

export async function readDocument(document: DocumentItem) {
  const [shown] = await toOfficeDocuments([document]);
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}
