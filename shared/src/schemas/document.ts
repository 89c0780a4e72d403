import * as z from 'zod';
import { requiredText, wholeNumber } from './fields.ts';

export const Document = z.object({
  /** Equal to the name. */
  id: z.string(),
  name: z.string(),
  title: z.string(),
  text: z.string(),
  version: z.int(),
  updated_at: z.iso.datetime(),
});
export type Document = z.output<typeof Document>;

/** Null for a seeded version, or when its author was deleted. */
const savedBy = z.string().nullable();

export const OfficeDocument = Document.extend({ saved_by: savedBy });
export type OfficeDocument = z.output<typeof OfficeDocument>;

export const DocumentVersion = z.object({
  version: z.int(),
  title: z.string(),
  text: z.string(),
  saved_by: savedBy,
  saved_at: z.iso.datetime(),
});
export type DocumentVersion = z.output<typeof DocumentVersion>;

export const maxDocumentText = 40_000;
const fields = {
  title: requiredText(120, 'Enter name'),
  /** Longer than the stored text, for markup that the sanitiser drops. */
  text: z.string('Enter description').max(4 * maxDocumentText, 'This text is too long'),
};

export const DocumentForm = z.object({
  ...fields,
  name: z
    .string('Enter name')
    .regex(/^[a-z][a-z0-9_]{1,39}$/, 'A short name of letters, such as user_agreement'),
});
export const DocumentUpdateForm = z.object({ ...fields, version: wholeNumber });
