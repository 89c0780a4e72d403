import { isDeepStrictEqual } from 'node:util';
import type { Register } from '#catalogue/columns/register.ts';
import type { CompanyTable } from '#catalogue/model/companyTable.ts';
import type { Model } from '#catalogue/model/model.ts';
import { logRetentionMs } from '#model/catalogueLog/catalogueLog.ts';
import type { Change } from '#model/catalogueLog/change.ts';
import { unpackChanges } from '#model/catalogueLog/changeBody.ts';
import { overlapMs, type SnapshotPorts } from './buildSnapshot.ts';
import { Catalogue } from './catalogue.ts';
import { saveCatalogue } from './saveCatalogue.ts';

interface RebuildPorts extends SnapshotPorts {
  readEverything(): AsyncIterable<readonly Change[]>;
  /** Waits until derived changes (ratings, sales) are in the log. */
  settle(): Promise<void>;
}

export interface Rebuilt {
  /** False when the catalogue built from the log was identical. */
  stored: boolean;
  /** As "kind id"; empty for a first snapshot. */
  differences: readonly string[];
}

/** The table wins over the log's catalogue; writes during the build come from the log's tail. */
export async function rebuildSnapshot(ports: RebuildPorts, now: Date): Promise<Rebuilt> {
  const nowMs = now.getTime();
  const stored = await ports.readStoredSnapshot();
  const followed = stored ? Catalogue.load(stored.bytes) : new Catalogue();
  const anew = new Catalogue();
  for await (const changes of ports.readEverything()) anew.apply(changes);
  if (stored) await ports.settle();
  const sinceMs = stored ? Math.min(followed.readUntilMs, nowMs) : nowMs - logRetentionMs;
  const logged = await ports.readChanges({ fromMs: sinceMs - overlapMs, toMs: nowMs, consistent: true });
  for (const { parts } of logged) {
    const changes = unpackChanges(parts);
    followed.apply(changes);
    anew.apply(changes);
  }
  const differences = stored ? catalogueDifferences(followed.compactedModel(), anew.compactedModel()) : [];
  if (stored && differences.length === 0) return { stored: false, differences };
  anew.readUntilMs = nowMs;
  return { stored: await ports.storeSnapshot(saveCatalogue(anew), stored), differences };
}

/** As "kind id". Derived data (sets, orders, words) is not compared. */
function catalogueDifferences(one: Model, other: Model): string[] {
  return [
    ...label('product', differing(readProducts(one), readProducts(other))),
    ...label('company', differing(readCompanies(one.companies), readCompanies(other.companies))),
    ...label('category', differing(readRegister(one.categories), readRegister(other.categories))),
    ...label('collection', differing(readRegister(one.collections), readRegister(other.collections))),
    ...label('discount', differing(readRegister(one.discounts), readRegister(other.discounts))),
    ...label('product type', differing(readRegister(one.types), readRegister(other.types))),
  ];
}

/** Read lazily: two full copies would take much memory. */
interface Contents {
  ids: Iterable<string>;
  find(id: string): unknown;
}

const label = (kind: string, ids: readonly string[]) => ids.map((id) => `${kind} ${id}`);

function differing(one: Contents, other: Contents): string[] {
  const ids = new Set([...one.ids, ...other.ids]);
  return [...ids].filter((id) => !isDeepStrictEqual(one.find(id), other.find(id)));
}

const readRegister = <T extends { id: string; revision: number }>(register: Register<T>): Contents => ({
  ids: register.all().map(({ id }) => id),
  find: (id) => register.find(id),
});

/** Compared as values: DynamoDB does not keep the key order. */
const readCompanies = ({ numbering, records }: CompanyTable): Contents => ({
  ids: records.flatMap((record) => record?.id ?? []),
  find: (id) => {
    const number = numbering.find(id);
    const record = number === undefined ? undefined : records[number];
    if (!record) return undefined;
    const { card, factsText, zoneBoxes: _zoneBoxes, ...rest } = record;
    return { ...rest, card: JSON.parse(card), facts: JSON.parse(factsText) };
  },
});

const readProducts = ({ products, companies, categoryNumbers, typeNumbers }: Model): Contents => ({
  ids: Array.from({ length: products.count }, (_, ordinal) => products.ids.at(ordinal)),
  find: (id) => {
    const ordinal = products.find(id);
    if (ordinal === undefined) return undefined;
    const { company, category, type, ...numbers } = products.columns;
    return {
      company: companies.numbering.ids[company.at(ordinal)],
      category: categoryNumbers.ids[category.at(ordinal)],
      type: typeNumbers.ids[type.at(ordinal)],
      active: products.active.has(ordinal),
      orderable: products.orderable.has(ordinal),
      addon: products.addons.has(ordinal),
      card: JSON.parse(products.cards.at(ordinal)),
      ...Object.fromEntries(Object.entries(numbers).map(([name, column]) => [name, column.at(ordinal)])),
    };
  },
});
