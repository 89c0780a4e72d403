import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { findDocument } from '#model/documents/documentEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { toDocument } from './toDocument.ts';

export const getPublicDocument: Handler<typeof routes.getPublicDocument> = async ({ params }) => {
  const document = await findDocument(params.id);
  if (!document) throw new AppError('NOT_FOUND');
  return { data: toDocument(document) };
};
