import { type Bits, emptyBits, GrowingBits, setBit } from '#catalogue/columns/bits.ts';
import { Column } from '#catalogue/columns/column.ts';
import { Ids } from '#catalogue/columns/ids.ts';
import { TextColumn } from '#catalogue/columns/textColumn.ts';
import type { ProductChange } from '#model/catalogueLog/change.ts';

export interface ProductColumns {
  priceCents: Column<Uint32Array>;
  priceToCents: Column<Uint32Array>;
  createdAtMs: Column<Float64Array>;
  ratingTenths: Column<Uint32Array>;
  reviewsCount: Column<Uint32Array>;
  soldCount: Column<Uint32Array>;
  company: Column<Uint32Array>;
  category: Column<Uint32Array>;
  type: Column<Uint32Array>;
  revision: Column<Float64Array>;
}

export const emptyColumns = (): ProductColumns => ({
  priceCents: Column.uint32(),
  priceToCents: Column.uint32(),
  createdAtMs: Column.float64(),
  ratingTenths: Column.uint32(),
  reviewsCount: Column.uint32(),
  soldCount: Column.uint32(),
  company: Column.uint32(),
  category: Column.uint32(),
  type: Column.uint32(),
  revision: Column.float64(),
});

export interface ProductTableParts {
  ids: Ids;
  cards: TextColumn;
  columns: ProductColumns;
  live: GrowingBits;
  active: GrowingBits;
  /** Undefined if all sizes of the product are inactive. */
  orderable: GrowingBits;
  addons: GrowingBits;
  /** Revisions of removed products, so that older changes do not restore them. */
  removed: Map<string, number>;
}

interface Numbers {
  company: number;
  category: number;
  type: number;
}

/** Append-only: a revision gets a new ordinal and the old one dies; `compact` drops dead ones. */
export class ProductTable implements ProductTableParts {
  readonly ids: Ids;
  readonly cards: TextColumn;
  readonly columns: ProductColumns;
  readonly live: GrowingBits;
  readonly active: GrowingBits;
  readonly orderable: GrowingBits;
  readonly addons: GrowingBits;
  readonly removed: Map<string, number>;

  constructor(parts: Partial<ProductTableParts> = {}) {
    this.ids = parts.ids ?? new Ids();
    this.cards = parts.cards ?? new TextColumn();
    this.columns = parts.columns ?? emptyColumns();
    this.live = parts.live ?? new GrowingBits();
    this.active = parts.active ?? new GrowingBits();
    this.orderable = parts.orderable ?? new GrowingBits();
    this.addons = parts.addons ?? new GrowingBits();
    this.removed = parts.removed ?? new Map();
  }

  get count(): number {
    return this.ids.length;
  }

  find(id: string): number | undefined {
    const ordinal = this.ids.find(id);
    return ordinal !== undefined && this.live.has(ordinal) ? ordinal : undefined;
  }

  revisionOf(id: string): number {
    const ordinal = this.find(id);
    return ordinal === undefined ? (this.removed.get(id) ?? -1) : this.columns.revision.at(ordinal);
  }

  push(product: ProductChange, numbers: Numbers): number {
    const ordinal = this.count;
    const { columns } = this;
    this.ids.push(product.id);
    this.cards.push(product.card);
    columns.priceCents.push(product.priceCents);
    columns.priceToCents.push(product.priceToCents ?? product.priceCents);
    columns.createdAtMs.push(product.createdAtMs);
    columns.ratingTenths.push(product.ratingTenths);
    columns.reviewsCount.push(product.reviewsCount);
    columns.soldCount.push(product.soldCount);
    columns.company.push(numbers.company);
    columns.category.push(numbers.category);
    columns.type.push(numbers.type);
    columns.revision.push(product.revision);
    this.live.set(ordinal, true);
    this.active.set(ordinal, product.active);
    this.orderable.set(ordinal, product.orderable);
    this.addons.set(ordinal, product.addon);
    return ordinal;
  }

  liveBits(): Bits {
    return this.copyOf(this.live);
  }

  copyOf(bits: GrowingBits): Bits {
    const copy = emptyBits(this.count);
    copy.set(bits.words.subarray(0, copy.length));
    return copy;
  }

  pick(ordinals: Uint32Array): ProductTable {
    const { columns } = this;
    const ids = this.ids.pick(ordinals);
    const live = emptyBits(ordinals.length);
    for (let ordinal = 0; ordinal < ordinals.length; ordinal++) setBit(live, ordinal);
    return new ProductTable({
      ids: new Ids(ids.texts, ids.sorted),
      cards: this.cards.pick(ordinals),
      columns: {
        priceCents: columns.priceCents.pick(ordinals),
        priceToCents: columns.priceToCents.pick(ordinals),
        createdAtMs: columns.createdAtMs.pick(ordinals),
        ratingTenths: columns.ratingTenths.pick(ordinals),
        reviewsCount: columns.reviewsCount.pick(ordinals),
        soldCount: columns.soldCount.pick(ordinals),
        company: columns.company.pick(ordinals),
        category: columns.category.pick(ordinals),
        type: columns.type.pick(ordinals),
        revision: columns.revision.pick(ordinals),
      },
      live: new GrowingBits(live),
      active: pickBits(this.active, ordinals),
      orderable: pickBits(this.orderable, ordinals),
      addons: pickBits(this.addons, ordinals),
      removed: new Map(this.removed),
    });
  }
}

function pickBits(bits: GrowingBits, ordinals: Uint32Array): GrowingBits {
  const picked = emptyBits(ordinals.length);
  ordinals.forEach((from, to) => {
    if (bits.has(from)) setBit(picked, to);
  });
  return new GrowingBits(picked);
}
