import * as z from 'zod';
import { flag } from './fields.ts';
import { CompanyId } from './ids.ts';

export const ProductImportForm = z.object({
  dry_run: flag.default(false),
  company_id: CompanyId.optional(),
});

/** Row number in the spreadsheet; the header is row 1. */
export const ImportedRow = z.object({
  row: z.int(),
  sku: z.string(),
  name: z.string(),
  result: z.enum(['create', 'update', 'unchanged', 'error']),
  errors: z.array(z.object({ column: z.string(), message: z.string() })),
});
export type ImportedRow = z.output<typeof ImportedRow>;

export const ProductImport = z.object({
  dry_run: z.boolean(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  /** Columns that are ignored. */
  ignored_columns: z.array(z.string()),
  /** The first 200 rows with faults, each with its first ten. */
  rows: z.array(ImportedRow),
});
export type ProductImport = z.output<typeof ProductImport>;
