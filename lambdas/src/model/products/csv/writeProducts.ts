import { parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { ParameterValue, Product } from '@bloomkin/shared/schemas/product.ts';
import { writeCsv } from '#platform/csv/writeCsv.ts';
import { type CatalogueNames, labelCategories } from './catalogueNames.ts';
import {
  fixedColumns,
  floristColumn,
  normalise,
  parameterColumn,
  type RowContent,
  toCells,
} from './productColumns.ts';
import { sizeColumn, sizeFields } from './sizeColumns.ts';

/** One column per parameter of the types in use, and per size; first the florist in a file of several. */
export function writeProducts(
  products: readonly Product[],
  { categories, types }: CatalogueNames,
  withFlorist = false,
): string {
  const labels = labelCategories(categories);
  const used = new Set(products.map(({ type }) => type.id));
  const columns = listColumns([
    ...types.filter(({ id }) => used.has(id)).flatMap(({ parameters }) => parameters.map(({ name }) => name)),
    ...products.flatMap(({ parameter_values }) => listNames(parameter_values)),
  ]);
  const header = [...fixedColumns, ...columns, ...listSizeColumns(products)];
  const rows = products.map((product) => {
    const cells = toCells(toRowContent(product, labels));
    const row = header.map((column) => cells.get(normalise(column)) ?? '');
    return withFlorist ? [product.company_info.brand, ...row] : row;
  });
  return writeCsv([withFlorist ? [floristColumn, ...header] : header, ...rows]);
}

const listNames = (values: readonly ParameterValue[]) => values.map(({ parameter_name: name }) => name);

/** Case-insensitively distinct. */
const listColumns = (names: readonly string[]) => [
  ...new Map(names.map(parameterColumn).map((name) => [normalise(name), name])).values(),
];

function listSizeColumns(products: readonly Product[]): string[] {
  const most = Math.max(0, ...products.map(({ sizes }) => sizes.length));
  return Array.from({ length: most }, (_, index) => {
    const sizes = products.flatMap((product) => product.sizes[index] ?? []);
    const fields = listColumns(sizes.flatMap(({ parameter_values }) => listNames(parameter_values)));
    return [...sizeFields, ...fields].map((field) => sizeColumn(index + 1, field));
  }).flat();
}

const toParameters = (values: readonly ParameterValue[]) =>
  values.map(({ parameter_name: name, value }) => ({ name, values: [value].flat() }));

const toRowContent = (product: Product, labels: ReadonlyMap<string, string>): RowContent => ({
  sku: product.sku,
  name: product.name,
  priceCents: parseDollars(product.price) ?? 0,
  category: labels.get(product.category.id) ?? product.category.name,
  type: product.type.name,
  active: product.active,
  extra: product.addon,
  description: product.description,
  site: product.site,
  parameters: toParameters(product.parameter_values),
  sizes: product.sizes.map(({ name, sku, price, active, description, parameter_values }) => ({
    ...{ name, sku, active, description },
    priceCents: parseDollars(price) ?? 0,
    parameters: toParameters(parameter_values),
  })),
});
