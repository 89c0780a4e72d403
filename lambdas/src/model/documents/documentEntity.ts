import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { put, replace, type Write } from '#platform/table/transact.ts';

const fields = {
  name: z.string(),
  title: z.string(),
  text: z.string(),
  version: z.int(),
  /** Null for seeded versions. */
  savedBy: UserId.nullable(),
  updatedAt: z.string(),
};

/** One partition is enough: there are few, and guests read them from the edge. */
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
  /** `order`: the version, zero-padded for sorting. */
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

export const listVersions = (name: string, from: number, to: number): Promise<DocumentVersionItem[]> =>
  queryPartition(
    documentVersionEntity,
    { name },
    { between: [toOrder(from), toOrder(to)], descending: true },
  );

/** `document` fails when it changed since `read`; undefined for a new one. */
export const saveVersion = (
  document: DocumentItem,
  read: DocumentItem | undefined,
): Record<'document' | 'version', Write> => ({
  document: replace(documentEntity, document, read),
  version: put(documentVersionEntity, toVersion(document)),
});
