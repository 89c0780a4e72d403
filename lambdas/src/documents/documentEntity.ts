import * as z from 'zod';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { get } from '../table/read.ts';

export const documentEntity = defineEntity({
  name: 'document',
  version: 1,
  schema: z.object({
    id: z.string(),
    name: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    text: z.string(),
    updatedAt: z.string(),
  }),
  key: { pk: 'DOCUMENT#{name}', sk: 'DOCUMENT' },
  reads: { findDocument: 'a legal document by its name' },
});
export type DocumentItem = ValueOf<typeof documentEntity>;

export const findDocument = (name: string): Promise<DocumentItem | undefined> =>
  get(documentEntity, { name }, { eventual: true });
