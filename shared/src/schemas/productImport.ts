import * as z from 'zod';
import { flag } from './fields.ts';
import { CompanyId } from './ids.ts';

export const ProductImportForm = z.object({
  dry_run: flag.default(false),
  company_id: CompanyId.optional(),
});

const CellMessage = z.object({ column: z.string(), message: z.string() });

/** Row number in the spreadsheet; the header is row 1. */
export const ImportedRow = z.object({
  row: z.int(),
  sku: z.string(),
  name: z.string(),
  result: z.enum(['create', 'update', 'unchanged', 'error']),
  errors: z.array(CellMessage),
  /** In a preview: SKUs and sizes that look like existing ones, changed by a spreadsheet. */
  warnings: z.array(CellMessage).optional(),
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
  /** The first 200 rows with faults or warnings, each with its first ten; faults first. */
  rows: z.array(ImportedRow),
});
export type ProductImport = z.output<typeof ProductImport>;
