import { OrdinalSet } from '#catalogue/columns/ordinalSet.ts';
import { parseIndexTerms } from '#catalogue/search/words.ts';
import type { Change, ProductChange, Removal } from '#model/catalogueLog/change.ts';
import type { Model } from './model.ts';

export function applyChange(model: Model, change: Change): boolean {
  switch (change.kind) {
    case 'product':
      return putProduct(model, change);
    case 'company':
      return companyChanged(model, model.companies.put(change));
    case 'category':
      model.categoriesChanged();
      return model.categories.put(change);
    case 'collection':
      return model.collections.put(change);
    case 'productType':
      return model.types.put(change);
    case 'discount':
      model.discountsChanged();
      return model.discounts.put(change);
    case 'removed':
      return remove(model, change);
  }
}

function putProduct(model: Model, change: ProductChange): boolean {
  const { products } = model;
  if (change.revision <= products.revisionOf(change.id)) return false;
  retire(model, change.id);
  const company = model.companies.numbering.of(change.companyId);
  const category = model.categoryNumbers.of(change.categoryId);
  const ordinal = products.push(change, { company, category, type: model.typeNumbers.of(change.typeId) });
  setAt(model.companySets, company).add(ordinal);
  setAt(model.categorySets, category).add(ordinal);
  for (const parameter of change.parameters) model.parameters.add(ordinal, parameter);
  model.text.add(ordinal, listSearchTerms(change));
  for (const order of Object.values(model.orders)) order.add(ordinal);
  model.shown.set(ordinal, change.active && change.orderable && model.companies.isActive(company));
  return true;
}

/** Numbers are consecutive, so gaps fill soon. */
function setAt(sets: OrdinalSet[], number: number): OrdinalSet {
  while (sets.length <= number) sets.push(OrdinalSet.empty());
  return sets[number] ?? OrdinalSet.empty();
}

/** Without company and category names, which change independently. */
export function listSearchTerms({ name, sku, sizeTexts, parameters }: ProductChange): Set<string> {
  const texts = parameters.filter(({ type }) => type !== 'number').flatMap(({ values }) => values);
  return new Set(parseIndexTerms([name, sku, ...sizeTexts, ...texts].join(' ')));
}

function retire(model: Model, id: string): void {
  const ordinal = model.products.find(id);
  if (ordinal === undefined) return;
  model.products.live.set(ordinal, false);
  model.shown.set(ordinal, false);
}

/** Opening or closing a florist shows or hides all its products. */
function companyChanged(model: Model, number: number | undefined): boolean {
  if (number === undefined) return false;
  const { live, active, orderable } = model.products;
  const companyIsActive = model.companies.isActive(number);
  for (const ordinal of model.companySets[number]?.ordinals() ?? [])
    model.shown.set(
      ordinal,
      companyIsActive && live.has(ordinal) && active.has(ordinal) && orderable.has(ordinal),
    );
  return true;
}

function remove(model: Model, removal: Removal): boolean {
  switch (removal.what) {
    case 'product': {
      if (removal.revision <= model.products.revisionOf(removal.id)) return false;
      retire(model, removal.id);
      model.products.removed.set(removal.id, removal.revision);
      return true;
    }
    case 'company':
      return companyChanged(model, model.companies.remove(removal));
    case 'category':
      model.categoriesChanged();
      return model.categories.remove(removal);
    case 'collection':
      return model.collections.remove(removal);
    case 'productType':
      return model.types.remove(removal);
    case 'discount':
      model.discountsChanged();
      return model.discounts.remove(removal);
  }
}
