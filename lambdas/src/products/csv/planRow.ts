import { describeIssue } from '@bloomkin/shared/schemas/describeIssue.ts';
import { ProductForm } from '@bloomkin/shared/schemas/productForm.ts';
import type * as z from 'zod';
import type { ProductItem } from '../productEntity.ts';
import { type CatalogueNames, indexCategories, labelCategories, type NamedType } from './catalogueNames.ts';
import { planParameters } from './planParameters.ts';
import { type CellError, normalise, type RowCells, toCells } from './productColumns.ts';

export type RowFields = Pick<
  ProductItem,
  | 'sku'
  | 'name'
  | 'priceCents'
  | 'description'
  | 'site'
  | 'active'
  | 'categoryId'
  | 'categoryName'
  | 'typeId'
  | 'typeName'
  | 'parameters'
>;

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

/** One row against the product of its SKU. A cell that shows what is stored is not judged again. */
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
    this.#shown = existing ? toCells(contentOf(existing, names)) : new Map();
    this.#names = names;
  }

  plan(): RowFields | undefined {
    const { shape } = ProductForm;
    const existing = this.#existing;
    const sku = this.#read('sku', shape.sku, undefined);
    const name = this.#read('name', shape.name, existing?.name);
    const priceCents = this.#read('price', shape.price, existing?.priceCents);
    const description = this.#read('description', shape.description, existing?.description ?? '');
    const site = this.#read('site', shape.site, existing?.site ?? '');
    const active = this.#readActive();
    const category = this.#readCategory();
    const type = this.#readType();
    const parameters = type && this.#readParameters(type);
    if (this.errors.length > 0) return undefined;
    if (!sku || !name || !priceCents || !category || !type || !parameters) return undefined;
    const words = { sku, name, priceCents, description: description ?? '', site: site ?? '', active };
    return { ...words, ...category, typeId: type.id, typeName: type.name, parameters };
  }

  #isKept(column: string): boolean {
    const cell = this.#cells.get(column);
    return this.#existing !== undefined && (cell === undefined || cell === this.#shown.get(column));
  }

  #fail(column: string, message: string): undefined {
    this.errors.push({ column, message });
    return undefined;
  }

  #read<T>(column: string, schema: z.ZodType<T>, kept: T | undefined): T | undefined {
    if (kept !== undefined && (this.#isKept(column) || !this.#cells.has(column))) return kept;
    const parsed = schema.safeParse(this.#cells.get(column) ?? '', { error: describeIssue });
    if (parsed.success) return parsed.data;
    return this.#fail(column, parsed.error.issues[0]?.message ?? 'Field is incorrect');
  }

  #readActive(): boolean {
    const cell = this.#cells.get('active') ?? '';
    const current = this.#existing?.active ?? true;
    if (cell === '') return current;
    if (yes.test(cell)) return true;
    if (!no.test(cell)) this.#fail('active', 'Write yes or no');
    return false;
  }

  #readCategory(): Pick<ProductItem, 'categoryId' | 'categoryName'> | undefined {
    const existing = this.#existing;
    if (existing && this.#isKept('category'))
      return { categoryId: existing.categoryId, categoryName: existing.categoryName };
    const cell = this.#cells.get('category') ?? '';
    if (cell === '') return this.#fail('category', 'Select a category');
    const [found, another] = this.#names.categoriesByName.get(normalise(cell)) ?? [];
    if (!found) return this.#fail('category', `There is no category “${shorten(cell)}”`);
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
    if (existing && this.#isKept('type'))
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
    return found ?? this.#fail('type', `There is no type “${shorten(cell)}”`);
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

const yes = /^(yes|y|true|1|active)$/i;
const no = /^(no|n|false|0|inactive)$/i;

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

const contentOf = (product: ProductItem, { labels }: Names) => ({
  sku: product.sku,
  name: product.name,
  priceCents: product.priceCents,
  category: labels.get(product.categoryId) ?? product.categoryName,
  type: product.typeName,
  active: product.active,
  description: product.description,
  site: product.site,
  parameters: product.parameters,
});
