import * as z from 'zod';
import { emptyBits, GrowingBits, setBit } from '#catalogue/columns/bits.ts';
import { Column } from '#catalogue/columns/column.ts';
import { Ids } from '#catalogue/columns/ids.ts';
import type { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';
import { allOrdinals, TextColumn } from '#catalogue/columns/textColumn.ts';
import { ProductTable } from '#catalogue/model/productTable.ts';

const Removed = z.array(z.tuple([z.string(), z.number()]));

export function writeTexts(to: SectionWriter, name: string, texts: TextColumn): void {
  const { bytes, starts } = texts.store(allOrdinals(texts.length));
  to.add(`${name}.bytes`, bytes);
  to.add(`${name}.starts`, starts);
}

export const readTexts = (from: SectionReader, name: string): TextColumn =>
  new TextColumn(from.bytes(`${name}.bytes`), from.uint32(`${name}.starts`));

/** Requires a table without dead ordinals. */
export function writeProducts(to: SectionWriter, products: ProductTable): void {
  const { texts, sorted } = products.ids.pick(allOrdinals(products.count));
  writeTexts(to, 'ids', texts);
  to.add('ids.sorted', sorted);
  writeTexts(to, 'cards', products.cards);
  for (const [name, column] of Object.entries(products.columns)) to.add(`column.${name}`, column.used());
  to.add('active', products.active.words);
  to.add('orderable', products.orderable.words);
  to.add('addons', products.addons.words);
  to.addJson('removedProducts', [...products.removed]);
}

export function readProducts(from: SectionReader): ProductTable {
  const ids = readTexts(from, 'ids');
  const uint32 = (name: string) => Column.uint32(from.uint32(`column.${name}`));
  const float64 = (name: string) => Column.float64(from.float64(`column.${name}`));
  const live = emptyBits(ids.length);
  for (let ordinal = 0; ordinal < ids.length; ordinal++) setBit(live, ordinal);
  return new ProductTable({
    ids: new Ids(ids, from.uint32('ids.sorted')),
    cards: readTexts(from, 'cards'),
    columns: {
      priceCents: uint32('priceCents'),
      priceToCents: uint32('priceToCents'),
      createdAtMs: float64('createdAtMs'),
      ratingTenths: uint32('ratingTenths'),
      reviewsCount: uint32('reviewsCount'),
      soldCount: uint32('soldCount'),
      company: uint32('company'),
      category: uint32('category'),
      type: uint32('type'),
      revision: float64('revision'),
    },
    live: new GrowingBits(live),
    active: new GrowingBits(from.uint32('active')),
    orderable: new GrowingBits(from.uint32('orderable')),
    addons: new GrowingBits(from.uint32('addons')),
    removed: new Map(Removed.parse(from.json('removedProducts'))),
  });
}
