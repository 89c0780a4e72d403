import * as z from 'zod';
import { GrowingBits } from '#catalogue/columns/bits.ts';
import { Column } from '#catalogue/columns/column.ts';
import { Numbering } from '#catalogue/columns/numbering.ts';
import { NumberValues } from '#catalogue/columns/numberValues.ts';
import { readSets, writeSets } from '#catalogue/columns/packedSets.ts';
import { ParameterTable } from '#catalogue/columns/parameterTable.ts';
import { Register } from '#catalogue/columns/register.ts';
import { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';
import { Model } from '#catalogue/model/model.ts';
import { storedSorts } from '#catalogue/model/sortOrder.ts';
import {
  CategoryChange,
  CollectionChange,
  DiscountChange,
  ProductTypeChange,
} from '#model/catalogueLog/change.ts';
import { readCompanies, writeCompanies } from './companySections.ts';
import { readProducts, writeProducts } from './productSections.ts';
import { packFile, readText, unpackFile, writeText } from './snapshotFile.ts';

const Removed = z.array(z.tuple([z.string(), z.number()]));
const Registers = z.object({
  categories: z.array(CategoryChange),
  removedCategories: Removed,
  types: z.array(ProductTypeChange),
  removedTypes: Removed,
  collections: z.array(CollectionChange),
  removedCollections: Removed,
  discounts: z.array(DiscountChange).default([]),
  removedDiscounts: Removed.default([]),
  categoryIds: z.array(z.string()),
  typeIds: z.array(z.string()),
  readUntilMs: z.number(),
});

export function writeSnapshot(model: Model): Buffer<ArrayBuffer> {
  const to = new SectionWriter();
  to.addJson('registers', {
    categories: model.categories.all(),
    removedCategories: model.categories.removed(),
    types: model.types.all(),
    removedTypes: model.types.removed(),
    collections: model.collections.all(),
    removedCollections: model.collections.removed(),
    discounts: model.discounts.all(),
    removedDiscounts: model.discounts.removed(),
    categoryIds: model.categoryNumbers.ids,
    typeIds: model.typeNumbers.ids,
    readUntilMs: model.readUntilMs,
  } satisfies z.input<typeof Registers>);
  writeProducts(to, model.products);
  writeCompanies(to, model.companies);
  writeParameters(to, model.parameters);
  writeText(to, model.text);
  writeSets(to, 'companySets', model.companySets);
  writeSets(to, 'categorySets', model.categorySets);
  to.add('shown', model.shown.words);
  for (const sort of storedSorts) to.add(`sorted.${sort}`, model.orders[sort].ordinals());
  return packFile(to.bytes());
}

/** Throws a SnapshotError for another format or a damaged file. */
export function readSnapshot(file: Buffer): Model {
  const from = new SectionReader(unpackFile(file));
  const registers = Registers.parse(from.json('registers'));
  const readOrder = (sort: (typeof storedSorts)[number]) => from.uint32(`sorted.${sort}`);
  return new Model({
    products: readProducts(from),
    companies: readCompanies(from),
    parameters: readParameters(from),
    text: readText(from),
    companySets: readSets(from, 'companySets'),
    categorySets: readSets(from, 'categorySets'),
    shown: new GrowingBits(from.uint32('shown')),
    sorted: {
      new: readOrder('new'),
      price_asc: readOrder('price_asc'),
      price_desc: readOrder('price_desc'),
      rating: readOrder('rating'),
      popular: readOrder('popular'),
    },
    categories: new Register(registers.categories, registers.removedCategories),
    types: new Register(registers.types, registers.removedTypes),
    collections: new Register(registers.collections, registers.removedCollections),
    discounts: new Register(registers.discounts, registers.removedDiscounts),
    categoryNumbers: new Numbering(registers.categoryIds),
    typeNumbers: new Numbering(registers.typeIds),
    readUntilMs: registers.readUntilMs,
  });
}

const Parameters = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['number', 'value', 'list']),
    texts: z.array(z.string()),
    numbers: z.array(z.number()),
  }),
);

function writeParameters(to: SectionWriter, { byId }: ParameterTable): void {
  const parameters = [...byId.values()];
  const contents = parameters.map(({ id, name, type, texts, numbers }) => ({
    id,
    name,
    type,
    texts: [...texts.keys()],
    numbers: numbers.values,
  }));
  to.addJson('parameters', contents satisfies z.input<typeof Parameters>);
  const sets = parameters.flatMap(({ texts }) => [...texts.values()]);
  writeSets(to, 'parameterSets', sets);
  parameters.forEach(({ numbers }, at) => {
    to.add(`parameterNumbers.${at}`, numbers.codes.used());
  });
}

export function readParameters(from: SectionReader): ParameterTable {
  const sets = readSets(from, 'parameterSets').values();
  const parameters = Parameters.parse(from.json('parameters')).map(
    ({ id, name, type, texts, numbers }, at) => ({
      id,
      name,
      type,
      texts: new Map(
        texts.flatMap((text) =>
          sets
            .take(1)
            .map((set) => [text, set] as const)
            .toArray(),
        ),
      ),
      numbers: new NumberValues(Column.uint32(from.uint32(`parameterNumbers.${at}`)), numbers),
    }),
  );
  return new ParameterTable(parameters);
}
