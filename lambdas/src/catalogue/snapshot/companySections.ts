import { CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { Numbering } from '#catalogue/columns/numbering.ts';
import type { SectionReader, SectionWriter } from '#catalogue/columns/sections.ts';
import { TextColumn } from '#catalogue/columns/textColumn.ts';
import { type CompanyRecord, CompanyTable } from '#catalogue/model/companyTable.ts';
import { readTexts, writeTexts } from './productSections.ts';

const Companies = z.object({
  ids: z.array(z.string()),
  removed: z.array(z.tuple([z.string(), z.number()])),
  records: z.array(
    z
      .object({
        id: CompanyId,
        revision: z.number(),
        name: z.string(),
        brand: z.string(),
        abn: z.string(),
        active: z.boolean(),
        stores: z.array(
          z.object({ id: StoreId, lat: z.number(), lng: z.number(), delivers: z.boolean().optional() }),
        ),
        boxNumbers: z.int(),
      })
      .nullable(),
  ),
});

export function writeCompanies(to: SectionWriter, { numbering, records, removed }: CompanyTable): void {
  const all = numbering.ids.map((_, number) => records[number]);
  to.addJson('companies', {
    ids: numbering.ids,
    removed: [...removed],
    records: all.map((record) => (record ? summary(record) : null)),
  } satisfies z.input<typeof Companies>);
  writeTexts(to, 'companies.cards', TextColumn.from(all.map((record) => record?.card ?? '')));
  writeTexts(to, 'companies.facts', TextColumn.from(all.map((record) => record?.factsText ?? '')));
  to.add('companies.boxes', Float64Array.from(all.flatMap((record) => [...(record?.zoneBoxes ?? [])])));
}

const summary = ({ id, revision, name, brand, abn, active, stores, zoneBoxes }: CompanyRecord) => ({
  id,
  revision,
  name,
  brand,
  abn,
  active,
  stores: [...stores],
  boxNumbers: zoneBoxes.length,
});

export function readCompanies(from: SectionReader): CompanyTable {
  const { ids, removed, records } = Companies.parse(from.json('companies'));
  const cards = readTexts(from, 'companies.cards');
  const facts = readTexts(from, 'companies.facts');
  const boxes = from.float64('companies.boxes');
  let start = 0;
  const read = records.map((record, number): CompanyRecord | undefined => {
    if (!record) return undefined;
    const { boxNumbers, ...rest } = record;
    // A copy, so that a florist does not retain the whole snapshot.
    const zoneBoxes = boxes.slice(start, start + boxNumbers);
    start += boxNumbers;
    return { ...rest, card: cards.at(number), factsText: facts.at(number), zoneBoxes };
  });
  return new CompanyTable({ numbering: new Numbering(ids), records: read, removed: new Map(removed) });
}
