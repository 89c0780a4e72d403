import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { type DocumentItem, saveVersion } from '#model/documents/documentEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';
import { recordDocumentAct } from './documentActs.ts';
import { readDocument, requireDocument } from './readDocuments.ts';
import { readText } from './readText.ts';

/** Repeating the save that made the newest version succeeds. */
export const updateDocument: Handler<typeof routes.updateDocument> = async ({
  params,
  body,
  caller,
  now,
}) => {
  const read = await requireDocument(params.id);
  const text = readText(body.text);
  const isSaved = read.title === body.title && read.text === text;
  if (isSaved && read.version === body.version + 1 && read.savedBy === caller.id)
    return { data: await readDocument(read) };
  if (read.version !== body.version) throw await stale(read);
  const next = {
    ...read,
    ...{ title: body.title, text, version: read.version + 1 },
    savedBy: caller.id,
    updatedAt: now.toISOString(),
  };
  const failed = await transact({ ...saveVersion(next, read), act: recordDocumentAct(read, next) });
  if (failed) throw await stale(await requireDocument(read.name));
  return { data: await readDocument(next) };
};

const stale = async (document: DocumentItem) =>
  new AppError('CONFLICT.VERSION', { extra: { data: await readDocument(document) } });
