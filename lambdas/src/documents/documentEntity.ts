import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '../table/entity.ts';
import { get, queryPartition } from '../table/read.ts';
import { put, replace, type Write } from '../table/transact.ts';

const fields = {
  name: z.string(),
  title: z.string(),
  /** Sanitised HTML. */
  text: z.string(),
  version: z.int(),
  /** Null: there from the start. */
  savedBy: UserId.nullable(),
  updatedAt: z.string(),
};

/** One partition, since there are few; guests read them from the edge. */
export const documentEntity = defineEntity({
  name: 'document',
  version: 1,
  schema: z.object({ id: z.string(), ...fields }),
  key: { pk: 'DOCUMENTS', sk: 'DOCUMENT#{name}' },
  lock: 'version',
  reads: { findDocument: 'a legal document by its name', listAllDocuments: 'all legal documents' },
});
export type DocumentItem = ValueOf<typeof documentEntity>;

export const documentVersionEntity = defineEntity({
  name: 'documentVersion',
  version: 1,
  /** `order`: the version, with zeros in front so that keys sort by it. */
  schema: z.object({ ...fields, order: z.string() }),
  key: { pk: 'DOCUMENT_VERSIONS#{name}', sk: '{order}' },
  reads: { listVersions: 'the versions of a legal document' },
});
export type DocumentVersionItem = ValueOf<typeof documentVersionEntity>;

const toOrder = (version: number) => String(version).padStart(6, '0');

export const toVersion = ({ id: _id, ...document }: DocumentItem): DocumentVersionItem => ({
  ...document,
  order: toOrder(document.version),
});

export const findDocument = (name: string, options = { eventual: true }): Promise<DocumentItem | undefined> =>
  get(documentEntity, { name }, options);

export const listAllDocuments = () => queryPartition(documentEntity, {});

/** From version `from` to `to`, newest first. */
export const listVersions = (name: string, from: number, to: number): Promise<DocumentVersionItem[]> =>
  queryPartition(
    documentVersionEntity,
    { name },
    { between: [toOrder(from), toOrder(to)], descending: true },
  );

/** `document` fails when it was changed since `read`; undefined: a new one. */
export const saveVersion = (
  document: DocumentItem,
  read: DocumentItem | undefined,
): Record<'document' | 'version', Write> => ({
  document: replace(documentEntity, document, read),
  version: put(documentVersionEntity, toVersion(document)),
});
