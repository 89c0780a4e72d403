import type { Document, DocumentVersion, OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { DocumentItem, DocumentVersionItem } from '#model/documents/documentEntity.ts';
import { findUsers } from '#model/users/userEntity.ts';

export const toDocument = ({ id, name, title, text, version, updatedAt }: DocumentItem): Document => ({
  id,
  name,
  title,
  text,
  version,
  updated_at: updatedAt,
});

export async function toOfficeDocuments(documents: readonly DocumentItem[]): Promise<OfficeDocument[]> {
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
