import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/products.ts';
import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { ImportedRow } from '@bloomkin/shared/schemas/productImport.ts';
import { recordActFirst } from '#model/audit/recordAct.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { listAllCategories } from '#model/categories/categoryEntity.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { requireProductsCompany } from '#model/products/requireProductsCompany.ts';
import { listAllProductTypes, type ProductTypeItem } from '#model/productTypes/productTypeEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { importRows } from './csv/importRows.ts';
import { toNames } from './csv/planRow.ts';
import { readRows } from './csv/readRows.ts';

const listedRows = 200;
const listedFaults = 10;
const longestCell = 100;
const longestMessage = 300;

/** Idempotent: a row that changes nothing is not written. */
export const importProducts: Handler<typeof routes.importProducts> = async ({ body, files, caller, now }) => {
  const companyId = requireProductsCompany(caller, body.company_id);
  const [file] = files;
  if (!file) throw invalidField('file', 'Choose a CSV file');
  const [company, categories, types] = await Promise.all([
    findCompanyItem(companyId),
    listAllCategories(),
    listAllProductTypes(),
  ]);
  if (!company) throw new AppError('NOT_FOUND');
  const names = toNames({ categories, types: typesFor(companyId, types) });
  const { rows: fileRows, ignoredColumns } = readRows(file.bytes, names, company.brand);
  if (!body.dry_run)
    await recordActFirst({
      act: 'product.imported',
      object: { id: companyId, name: company.brand },
      changes: [{ field: 'Rows', before: null, after: String(fileRows.length) }],
    });
  const { rows, version } = await importRows({
    companyId,
    rows: fileRows,
    names,
    isDryRun: body.dry_run,
    now,
  });
  const count = (result: ImportedRow['result']) => rows.filter((row) => row.result === result).length;
  const data = {
    dry_run: body.dry_run,
    created: count('create'),
    updated: count('update'),
    unchanged: count('unchanged'),
    failed: count('error'),
    ignored_columns: ignoredColumns.map((column) => truncate(column, longestCell)),
    rows: [
      ...rows.filter(({ result }) => result === 'error'),
      ...rows.filter(({ result, warnings = [] }) => result !== 'error' && warnings.length > 0),
    ]
      .slice(0, listedRows)
      .map(shorten),
  };
  return new HttpResponse({ data }, { headers: version === undefined ? {} : versionHeaders(version) });
};

/** A function answers at most 6 MB, whatever the file. */
const shorten = ({ sku, name, errors, warnings, ...row }: ImportedRow): ImportedRow => ({
  ...row,
  sku: truncate(sku, longestCell),
  name: truncate(name, longestCell),
  errors: shortenMessages(errors),
  ...(warnings && { warnings: shortenMessages(warnings) }),
});

const shortenMessages = (messages: ImportedRow['errors']): ImportedRow['errors'] =>
  messages.slice(0, listedFaults).map(({ column, message }) => ({
    column: truncate(column, longestCell),
    message: truncate(message, longestMessage),
  }));

/** A company's own types take precedence over market types of the same name. */
const typesFor = (companyId: CompanyId, types: readonly ProductTypeItem[]) => [
  ...types.filter((type) => type.companyId === companyId),
  ...types.filter((type) => type.companyId === null),
];
