import { isDeepStrictEqual } from 'node:util';
import type { Register } from '#catalogue/columns/register.ts';
import type { CompanyTable } from '#catalogue/model/companyTable.ts';
import type { Model } from '#catalogue/model/model.ts';

/** As "kind id". Derived data (sets, orders, words) is not compared. */
export function catalogueDifferences(one: Model, other: Model): string[] {
  return [
    ...label('product', differing(readProducts(one), readProducts(other))),
    ...label('company', differing(readCompanies(one.companies), readCompanies(other.companies))),
    ...label('category', differing(readRegister(one.categories), readRegister(other.categories))),
    ...label('collection', differing(readRegister(one.collections), readRegister(other.collections))),
    ...label('discount', differing(readRegister(one.discounts), readRegister(other.discounts))),
    ...label('product type', differing(readRegister(one.types), readRegister(other.types))),
  ];
}

/** Read lazily: two full copies would take much memory. */
interface Things {
  ids: Iterable<string>;
  find(id: string): unknown;
}

const label = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind} ${id}`);

function differing(one: Things, other: Things): string[] {
  const ids = new Set([...one.ids, ...other.ids]);
  return [...ids].filter((id) => !isDeepStrictEqual(one.find(id), other.find(id)));
}

const readRegister = <T extends { id: string; revision: number }>(register: Register<T>): Things => ({
  ids: register.all().map(({ id }) => id),
  find: (id) => register.find(id),
});

/** Compared as values: DynamoDB does not keep the key order. */
const readCompanies = ({ numbering, records }: CompanyTable): Things => ({
  ids: records.flatMap((record) => record?.id ?? []),
  find: (id) => {
    const number = numbering.find(id);
    const record = number === undefined ? undefined : records[number];
    if (!record) return undefined;
    const { card, factsText, zoneBoxes: _zoneBoxes, ...rest } = record;
    return { ...rest, card: JSON.parse(card), facts: JSON.parse(factsText) };
  },
});

const readProducts = ({ products, companies, categoryNumbers, typeNumbers }: Model): Things => ({
  ids: Array.from({ length: products.count }, (_, ordinal) => products.ids.at(ordinal)),
  find: (id) => {
    const ordinal = products.find(id);
    if (ordinal === undefined) return undefined;
    const { company, category, type, ...numbers } = products.columns;
    return {
      company: companies.numbering.ids[company.at(ordinal)],
      category: categoryNumbers.ids[category.at(ordinal)],
      type: typeNumbers.ids[type.at(ordinal)],
      active: products.active.has(ordinal),
      orderable: products.orderable.has(ordinal),
      addon: products.addons.has(ordinal),
      card: JSON.parse(products.cards.at(ordinal)),
      ...Object.fromEntries(Object.entries(numbers).map(([name, column]) => [name, column.at(ordinal)])),
    };
  },
});
