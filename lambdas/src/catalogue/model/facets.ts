import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { Filter } from '@bloomkin/shared/schemas/listing.ts';
import { andInto, type Bits, listOrdinals } from '#catalogue/columns/bits.ts';
import type { Parameter } from '#catalogue/columns/parameterTable.ts';
import type { ProductTypeChange } from '#model/catalogueLog/change.ts';
import type { Model } from './model.ts';
import type { ProductFilter } from './productFilter.ts';
import { type Deliverers, keepPriced, matchParameters, selectProducts } from './selectProducts.ts';

type FilterParameter = Filter['params'][number];

/** Each facet counts under all other filters; zero counts remain only when chosen. */
export function facets(model: Model, filter: ProductFilter, deliverers?: Deliverers): Filter {
  const { bits: unpriced } = selectProducts(model, filter, deliverers);
  const matches = matchParameters(model, filter);
  const priced = unpriced.slice();
  keepPriced(model, filter, priced);
  const params = parametersInOrder(model, filter.companyId).flatMap((parameter) => {
    const bits = withOthers(priced, matches, parameter.id);
    const chosen = filter.parameters.flatMap(({ parameter_id, values }) =>
      parameter_id === parameter.id ? values : [],
    );
    const facet = parameterFacet(model, parameter, bits, chosen);
    return facet.values.length > 0 ? [facet] : [];
  });
  return { params, ...priceRange(model, withOthers(unpriced, matches)) };
}

function withOthers(base: Bits, matches: ReadonlyMap<string, Bits>, except?: string): Bits {
  const others = [...matches].filter(([id]) => id !== except);
  if (others.length === 0) return base;
  const bits = base.slice();
  for (const [, matching] of others) andInto(bits, matching);
  return bits;
}

/** Ordered by product type, then parameters known only from products. A florist's own types filter only its page. */
function parametersInOrder({ types, parameters }: Model, companyId: string | undefined): Parameter[] {
  const sorted = types.all().sort((a, b) => (a.id < b.id ? -1 : 1));
  const isShown = (type: ProductTypeChange) => type.companyId === null || type.companyId === companyId;
  const declared = listParameterIds(sorted.filter(isShown));
  const hidden = new Set(listParameterIds(sorted.filter((type) => !isShown(type))));
  const undeclared = [...parameters.byId.keys()].filter((id) => !hidden.has(id));
  return [...new Set([...declared, ...undeclared])].flatMap((id) => parameters.byId.get(id) ?? []);
}

const listParameterIds = (types: readonly ProductTypeChange[]) =>
  types.flatMap((type) => type.parameters.map(({ id }) => id));

function parameterFacet(
  { types }: Model,
  parameter: Parameter,
  bits: Bits,
  chosen: readonly string[],
): FilterParameter {
  const declared = types
    .all()
    .flatMap((type) => type.parameters)
    .find(({ id }) => id === parameter.id);
  const { name, type } = declared ?? parameter;
  const numbered = parameter.numbers.values.length > 0 ? listOrdinals(bits) : new Uint32Array(0);
  const numbers = parameter.numbers
    .counts(numbered)
    .map(({ value, count }) => ({ value: String(value), count }));
  const texts = Array.from(parameter.texts, ([value, set]) => ({ value, count: set.countIn(bits) }))
    .filter(({ value, count }) => count > 0 || chosen.includes(value))
    .sort(byDeclaredPlace(declared?.values ?? []));
  return { parameter_id: parameter.id, name, type, values: [...numbers, ...texts] };
}

function byDeclaredPlace(declared: readonly string[]) {
  const places = new Map(declared.map((value, place) => [value, place]));
  const declaredPosition = (value: string) => places.get(value) ?? declared.length;
  return (a: { value: string; count: number }, b: { value: string; count: number }) =>
    declaredPosition(a.value) - declaredPosition(b.value) ||
    b.count - a.count ||
    (a.value < b.value ? -1 : 1);
}

function priceRange({ products }: Model, bits: Bits): Pick<Filter, 'min_price' | 'max_price'> {
  const { priceCents, priceToCents } = products.columns;
  const [from, to] = [priceCents.values, priceToCents.values];
  const ordinals = listOrdinals(bits);
  let lowest = ordinals.length === 0 ? 0 : Number.POSITIVE_INFINITY;
  let highest = 0;
  for (let at = 0; at < ordinals.length; at++) {
    const ordinal = ordinals[at] ?? 0;
    lowest = Math.min(lowest, from[ordinal] ?? 0);
    highest = Math.max(highest, to[ordinal] ?? 0);
  }
  return { min_price: centsToDollars(lowest), max_price: centsToDollars(highest) };
}
