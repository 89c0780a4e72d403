import { parseDollars } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { writeCsv } from '#csv/writeCsv.ts';
import { type CatalogueNames, labelCategories } from './catalogueNames.ts';
import { fixedColumns, normalise, parameterColumn, toCells } from './productColumns.ts';

/** With a column for each parameter of the types that occur. */
export function writeProducts(products: readonly Product[], { categories, types }: CatalogueNames): string {
  const labels = labelCategories(categories);
  const used = new Set(products.map(({ type }) => type.id));
  const names = [
    ...types.filter(({ id }) => used.has(id)).flatMap(({ parameters }) => parameters),
    ...products.flatMap(({ parameter_values }) =>
      parameter_values.map(({ parameter_name: name }) => ({ name })),
    ),
  ].map(({ name }) => parameterColumn(name));
  const columns = [...new Map(names.map((name) => [normalise(name), name])).values()];
  const header = [...fixedColumns, ...columns];
  const rows = products.map((product) => {
    const cells = toCells(contentOf(product, labels));
    return header.map((column) => cells.get(normalise(column)) ?? '');
  });
  return writeCsv([header, ...rows]);
}

const contentOf = (product: Product, labels: ReadonlyMap<string, string>) => ({
  sku: product.sku,
  name: product.name,
  priceCents: parseDollars(product.price) ?? 0,
  category: labels.get(product.category.id) ?? product.category.name,
  type: product.type.name,
  active: product.active,
  description: product.description,
  site: product.site,
  parameters: product.parameter_values.map(({ parameter_name: name, value }) => ({
    name,
    values: [value].flat(),
  })),
});
