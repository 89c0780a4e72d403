import { GrowingBits } from '#catalogue/columns/bits.ts';
import { Numbering } from '#catalogue/columns/numbering.ts';
import type { OrdinalSet } from '#catalogue/columns/ordinalSet.ts';
import { ParameterTable } from '#catalogue/columns/parameterTable.ts';
import { Register } from '#catalogue/columns/register.ts';
import { TextIndex } from '#catalogue/search/textIndex.ts';
import type {
  CategoryChange,
  CollectionChange,
  DiscountChange,
  ProductTypeChange,
} from '#model/catalogueLog/change.ts';
import { CategoryTree } from './categoryTree.ts';
import { CompanyTable } from './companyTable.ts';
import { ProductTable } from './productTable.ts';
import { comparisons, SortOrder, type StoredSort } from './sortOrder.ts';

export interface ModelParts {
  products: ProductTable;
  shown: GrowingBits;
  text: TextIndex;
  parameters: ParameterTable;
  categoryNumbers: Numbering;
  companySets: OrdinalSet[];
  categorySets: OrdinalSet[];
  categories: Register<CategoryChange>;
  typeNumbers: Numbering;
  types: Register<ProductTypeChange>;
  collections: Register<CollectionChange>;
  discounts: Register<DiscountChange>;
  companies: CompanyTable;
  sorted: Record<StoredSort, Uint32Array>;
  /** Milliseconds since 1970: the log is read up to here. */
  readUntilMs: number;
}

export class Model implements Omit<ModelParts, 'sorted'> {
  readonly products: ProductTable;
  readonly shown: GrowingBits;
  readonly text: TextIndex;
  readonly parameters: ParameterTable;
  readonly categoryNumbers: Numbering;
  readonly companySets: OrdinalSet[];
  readonly categorySets: OrdinalSet[];
  readonly categories: Register<CategoryChange>;
  readonly typeNumbers: Numbering;
  readonly types: Register<ProductTypeChange>;
  readonly collections: Register<CollectionChange>;
  readonly discounts: Register<DiscountChange>;
  readonly companies: CompanyTable;
  readonly orders: Record<StoredSort, SortOrder>;
  readUntilMs: number;
  /** Ordinals added since make it slower until compaction. */
  readonly countAtStart: number;
  /** Rebuilt lazily after a change. */
  #tree: CategoryTree | undefined;
  #discountsByOwner: ReadonlyMap<string, readonly DiscountChange[]> | undefined;

  constructor(parts: Partial<ModelParts> = {}) {
    this.products = parts.products ?? new ProductTable();
    this.shown = parts.shown ?? new GrowingBits();
    this.text = parts.text ?? new TextIndex();
    this.parameters = parts.parameters ?? new ParameterTable();
    this.categoryNumbers = parts.categoryNumbers ?? new Numbering();
    this.companySets = parts.companySets ?? [];
    this.categorySets = parts.categorySets ?? [];
    this.categories = parts.categories ?? new Register();
    this.typeNumbers = parts.typeNumbers ?? new Numbering();
    this.types = parts.types ?? new Register();
    this.collections = parts.collections ?? new Register();
    this.discounts = parts.discounts ?? new Register();
    this.companies = parts.companies ?? new CompanyTable();
    const compare = comparisons(this.products);
    this.orders = {
      new: new SortOrder(compare.new, parts.sorted?.new),
      price_asc: new SortOrder(compare.price_asc, parts.sorted?.price_asc),
      price_desc: new SortOrder(compare.price_desc, parts.sorted?.price_desc),
      rating: new SortOrder(compare.rating, parts.sorted?.rating),
      popular: new SortOrder(compare.popular, parts.sorted?.popular),
    };
    this.readUntilMs = parts.readUntilMs ?? 0;
    this.countAtStart = this.products.count;
  }

  get tree(): CategoryTree {
    this.#tree ??= new CategoryTree(this.categories);
    return this.#tree;
  }

  discountsOf(ownerId: string): readonly DiscountChange[] {
    this.#discountsByOwner ??= Map.groupBy(this.discounts.all(), (one) => one.ownerId);
    return this.#discountsByOwner.get(ownerId) ?? [];
  }

  discountsChanged(): void {
    this.#discountsByOwner = undefined;
  }

  categoriesChanged(): void {
    this.#tree = undefined;
  }
}
