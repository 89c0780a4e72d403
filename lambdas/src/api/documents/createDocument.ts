import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { listAllDocuments, saveVersion } from '#model/documents/documentEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { transact } from '#platform/table/transact.ts';
import { recordDocumentAct } from './documentActs.ts';
import { readDocument } from './readDocuments.ts';
import { readText } from './readText.ts';

const maxDocuments = 50;

export const createDocument: Handler<typeof routes.createDocument> = async ({
  body: { name, title, text },
  caller,
  now,
  idempotency,
}) => {
  if ((await listAllDocuments()).length >= maxDocuments) throw new AppError('DOCUMENT.TOO_MANY');
  const document = {
    ...{ id: name, name, title, text: readText(text), version: 1 },
    savedBy: caller.id,
    updatedAt: now.toISOString(),
  };
  const answer = { data: await readDocument(document) };
  const failed = await transact({
    ...saveVersion(document, undefined),
    idempotency: idempotency.keep(answer),
    act: recordDocumentAct(undefined, document),
  });
  if (failed === 'idempotency') throw new AppError('CONFLICT.BUSY');
  if (failed) throw new AppError('DOCUMENT.NAME_TAKEN');
  return answer;
};
