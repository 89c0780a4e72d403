import { priceRange } from '@bloomkin/shared/rules/productSizes.ts';
import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import { describeIssue } from '@bloomkin/shared/schemas/describeIssue.ts';
import { ProductForm } from '@bloomkin/shared/schemas/productForm.ts';
import * as z from 'zod';
import {
  type CatalogueNames,
  indexCategories,
  labelCategories,
  type NamedType,
} from '#model/products/csv/catalogueNames.ts';
import {
  type CellError,
  normalise,
  type RowCells,
  readYesNo,
  toCells,
  yesNoFault,
} from '#model/products/csv/productColumns.ts';
import type { ProductItem, StoredSize } from '#model/products/productEntity.ts';
import { toPlainText } from './plainText.ts';
import { planParameters } from './planParameters.ts';
import { planSizes } from './planSizes.ts';

export type RowFields = Pick<
  ProductItem,
  | 'sku'
  | 'name'
  | 'priceCents'
  | 'description'
  | 'site'
  | 'active'
  | 'addon'
  | 'sizes'
  | 'categoryId'
  | 'categoryName'
  | 'typeId'
  | 'typeName'
  | 'parameters'
>;

const htmlOrText = z.string().transform(toPlainText).pipe(ProductForm.shape.description.unwrap());

export type PlannedRow = { errors: readonly CellError[] } | { fields: RowFields };

export interface Names extends CatalogueNames {
  labels: ReturnType<typeof labelCategories>;
  categoriesByName: ReturnType<typeof indexCategories>;
}

export const toNames = ({ categories, types }: CatalogueNames): Names => ({
  categories,
  types,
  labels: labelCategories(categories),
  categoriesByName: indexCategories(categories),
});

/** Compares a row with the product of its SKU. Cells equal to the stored value are not validated again. */
export function planRow(cells: RowCells, existing: ProductItem | undefined, names: Names): PlannedRow {
  const row = new RowPlan(cells, existing, names);
  const fields = row.plan();
  return fields ? { fields } : { errors: row.errors };
}

class RowPlan {
  readonly errors: CellError[] = [];
  readonly #cells: RowCells;
  readonly #existing: ProductItem | undefined;
  readonly #shown: ReadonlyMap<string, string>;
  readonly #names: Names;

  constructor(cells: RowCells, existing: ProductItem | undefined, names: Names) {
    this.#cells = cells;
    this.#existing = existing;
    this.#shown = existing ? toCells(toRowContent(existing, names)) : new Map();
    this.#names = names;
  }

  plan(): RowFields | undefined {
    const { shape } = ProductForm;
    const existing = this.#existing;
    const sku = this.#read('sku', shape.sku, undefined);
    const name = this.#read('name', shape.name, existing?.name);
    const description = this.#read('description', htmlOrText, existing?.description ?? '');
    const site = this.#read('site', shape.site, existing?.site ?? '');
    const active = this.#readFlag('active', existing?.active ?? true);
    const addon = this.#readFlag('extra', existing?.addon ?? false);
    const category = this.#readCategory();
    const type = this.#readType();
    const parameters = type && this.#readParameters(type);
    const sizes = type && this.#readSizes(type);
    const priceCents = this.#readPrice(sizes ?? []);
    if (this.errors.length > 0) return undefined;
    if (!sku || !name || !priceCents || !category || !type || !parameters || !sizes) return undefined;
    const fields = { sku, name, priceCents, description: description ?? '', site: site ?? '', active, addon };
    return { ...fields, ...category, typeId: type.id, typeName: type.name, parameters, sizes };
  }

  #isUnchanged(column: string): boolean {
    const cell = this.#cells.get(column);
    return this.#existing !== undefined && (cell === undefined || cell === this.#shown.get(column));
  }

  #fail(column: string, message: string): undefined {
    this.errors.push({ column, message });
    return undefined;
  }

  #read<T>(column: string, schema: z.ZodType<T>, existing: T | undefined): T | undefined {
    if (existing !== undefined && (this.#isUnchanged(column) || !this.#cells.has(column))) return existing;
    const parsed = schema.safeParse(this.#cells.get(column) ?? '', { error: describeIssue });
    if (parsed.success) return parsed.data;
    return this.#fail(column, parsed.error.issues[0]?.message ?? 'Field is incorrect');
  }

  #readFlag(column: string, current: boolean): boolean {
    const flag = readYesNo(this.#cells.get(column) ?? '', current);
    if (flag === undefined) this.#fail(column, yesNoFault);
    return flag ?? current;
  }

  /** With sizes it is derived, and the cell may be empty. */
  #readPrice(sizes: readonly StoredSize[]): number | undefined {
    const { price } = ProductForm.shape;
    if (sizes.length === 0) return this.#read('price', price, this.#existing?.priceCents);
    const { fromCents } = priceRange({ priceCents: 0, sizes });
    const cell = this.#cells.get('price') ?? '';
    if (cell === '' || this.#isUnchanged('price') || price.safeParse(cell).data === fromCents)
      return fromCents;
    return this.#fail('price', 'This product has sizes: change their prices');
  }

  #readSizes(type: NamedType): readonly StoredSize[] {
    const { sizes, errors } = planSizes({
      cells: this.#cells,
      sku: this.#cells.get('sku') ?? '',
      type,
      allTypes: this.#names.types,
      existing: this.#existing,
    });
    this.errors.push(...errors);
    return sizes;
  }

  #readCategory(): Pick<ProductItem, 'categoryId' | 'categoryName'> | undefined {
    const existing = this.#existing;
    if (existing && this.#isUnchanged('category'))
      return { categoryId: existing.categoryId, categoryName: existing.categoryName };
    const cell = this.#cells.get('category') ?? '';
    if (cell === '') return this.#fail('category', 'Select a category');
    const [found, another] = this.#names.categoriesByName.get(normalise(cell)) ?? [];
    if (!found) return this.#fail('category', `There is no category “${truncate(cell, 60)}”`);
    if (another)
      return this.#fail(
        'category',
        `Several categories are named ${found.name}: write “Parent > ${found.name}”`,
      );
    return { categoryId: found.id, categoryName: found.name };
  }

  #readType(): NamedType | undefined {
    const { types } = this.#names;
    const existing = this.#existing;
    if (existing && this.#isUnchanged('type'))
      return (
        types.find(({ id }) => id === existing.typeId) ?? {
          id: existing.typeId,
          name: existing.typeName,
          parameters: [],
        }
      );
    const cell = this.#cells.get('type') ?? '';
    if (cell === '') return this.#fail('type', 'Select a type');
    const found = types.find(({ name }) => normalise(name) === normalise(cell));
    return found ?? this.#fail('type', `There is no type “${truncate(cell, 60)}”`);
  }

  #readParameters(type: NamedType): ProductItem['parameters'] {
    const existing = this.#existing;
    const stored = existing?.typeId === type.id ? existing.parameters : [];
    const { parameters, errors } = planParameters({
      cells: this.#cells,
      type,
      allTypes: this.#names.types,
      stored,
    });
    this.errors.push(...errors);
    return parameters;
  }
}

const toRowContent = (product: ProductItem, { labels }: Names) => ({
  sku: product.sku,
  name: product.name,
  priceCents: product.priceCents,
  category: labels.get(product.categoryId) ?? product.categoryName,
  type: product.typeName,
  active: product.active,
  extra: product.addon,
  description: product.description,
  site: product.site,
  parameters: product.parameters,
  sizes: product.sizes,
});
