import { emptyBits, forEachBit, GrowingBits, setBit } from '#catalogue/columns/bits.ts';
import { Numbering } from '#catalogue/columns/numbering.ts';
import { Model } from '#catalogue/model/model.ts';
import { TextIndex } from '#catalogue/search/textIndex.ts';

const gone = 0xffffffff;

export function compact(model: Model): Model {
  const { products } = model;
  const ordinals = liveOrdinals(model);
  const renumbered = new Uint32Array(products.count).fill(gone);
  ordinals.forEach((from, to) => {
    renumbered[from] = to;
  });
  const shown = emptyBits(ordinals.length);
  ordinals.forEach((from, to) => {
    if (model.shown.has(from)) setBit(shown, to);
  });
  return new Model({
    products: products.pick(ordinals),
    shown: new GrowingBits(shown),
    text: new TextIndex(model.text.renumber(renumbered, gone)),
    parameters: model.parameters.renumber(ordinals, renumbered, gone),
    categoryNumbers: new Numbering(model.categoryNumbers.ids),
    companySets: model.companySets.map((set) => set.renumber(renumbered, gone)),
    categorySets: model.categorySets.map((set) => set.renumber(renumbered, gone)),
    categories: model.categories,
    typeNumbers: new Numbering(model.typeNumbers.ids),
    types: model.types,
    collections: model.collections,
    discounts: model.discounts,
    companies: model.companies,
    readUntilMs: model.readUntilMs,
    sorted: {
      new: model.orders.new.renumber(renumbered, gone),
      price_asc: model.orders.price_asc.renumber(renumbered, gone),
      price_desc: model.orders.price_desc.renumber(renumbered, gone),
      rating: model.orders.rating.renumber(renumbered, gone),
      popular: model.orders.popular.renumber(renumbered, gone),
    },
  });
}

function liveOrdinals({ products }: Model): Uint32Array {
  const live: number[] = [];
  forEachBit(products.liveBits(), (ordinal) => live.push(ordinal));
  return Uint32Array.from(live);
}
