import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import type { Document, DocumentVersion, OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import {
  type DocumentItem,
  type DocumentVersionItem,
  findDocument,
  listAllDocuments,
  listVersions,
} from '#model/documents/documentEntity.ts';
import { findUsers } from '#model/users/userEntity.ts';
import type { Handler } from '#platform/http/request.ts';

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

export const getPublicDocument: Handler<typeof routes.getPublicDocument> = async ({ params }) => {
  const document = await findDocument(params.id);
  if (!document) throw new AppError('NOT_FOUND');
  return { data: toDocument(document) };
};

const toDocument = ({ id, name, title, text, version, updatedAt }: DocumentItem): Document => ({
  id,
  name,
  title,
  text,
  version,
  updated_at: updatedAt,
});

async function toOfficeDocuments(documents: readonly DocumentItem[]): Promise<OfficeDocument[]> {
  const names = await readNames(documents);
  return documents.map((document) => ({ ...toDocument(document), saved_by: names(document.savedBy) }));
}

export async function toVersions(versions: readonly DocumentVersionItem[]): Promise<DocumentVersion[]> {
  const names = await readNames(versions);
  return versions.map(({ version, title, text, savedBy, updatedAt }) => ({
    version,
    title,
    text,
    saved_by: names(savedBy),
    saved_at: updatedAt,
  }));
}

async function readNames(saved: readonly { savedBy: UserId | null }[]) {
  const ids = [...new Set(saved.flatMap(({ savedBy }) => savedBy ?? []))];
  const names = new Map((await findUsers(ids)).map(({ id, fio }) => [id, fio]));
  return (id: UserId | null): string | null => (id && names.get(id)) || null;
}
