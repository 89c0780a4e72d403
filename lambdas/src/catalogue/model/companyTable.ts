import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { type CompanyId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import { Numbering } from '#catalogue/columns/numbering.ts';
import { computeZoneBoxes, type ZoneBoxes } from '#catalogue/delivery/zoneBoxes.ts';
import { NameIndex } from '#catalogue/search/nameIndex.ts';
import { parseIndexTerms } from '#catalogue/search/words.ts';
import type { CompanyChange, ListedFacts, Removal } from '#model/catalogueLog/change.ts';

export type StorePoint = Point & {
  id: StoreId;
  /** Missing in snapshots of earlier releases. */
  delivers?: boolean | undefined;
};

/** Facts stay text until a nearby place asks. */
export interface CompanyRecord {
  id: CompanyId;
  revision: number;
  name: string;
  brand: string;
  abn: string;
  active: boolean;
  card: string;
  factsText: string;
  zoneBoxes: ZoneBoxes;
  stores: readonly StorePoint[];
}

/** Trusted: validated in its change, and by the snapshot's checksum since. */
export const readFacts = ({ factsText }: CompanyRecord): ListedFacts => JSON.parse(factsText) as ListedFacts;

export interface CompanyNumbers {
  numbering: Numbering;
  records: (CompanyRecord | undefined)[];
  removed: Map<string, number>;
}

export class CompanyTable implements CompanyNumbers {
  readonly numbering: Numbering;
  readonly records: (CompanyRecord | undefined)[];
  readonly removed: Map<string, number>;
  readonly #facts: (ListedFacts | undefined)[] = [];
  #names: NameIndex | undefined;
  #byBrand: readonly CompanyRecord[] | undefined;

  constructor(numbers?: CompanyNumbers) {
    this.numbering = numbers?.numbering ?? new Numbering();
    this.records = numbers?.records ?? [];
    this.removed = numbers?.removed ?? new Map();
  }

  isActive(number: number): boolean {
    return this.records[number]?.active ?? false;
  }

  put(change: CompanyChange): number | undefined {
    if (change.revision <= this.#revisionOf(change.id)) return undefined;
    const number = this.numbering.of(change.id);
    const { id, revision, name, brand, abn, active, card, facts } = change;
    const factsText = JSON.stringify(facts);
    this.records[number] = {
      id,
      revision,
      name,
      brand,
      abn,
      active,
      card,
      factsText,
      zoneBoxes: computeZoneBoxes(facts),
      stores: facts.stores.map(({ id: storeId, lat, lng, warehouseForDelivery, zones }) => ({
        id: StoreId.parse(storeId),
        ...{ lat, lng, delivers: warehouseForDelivery && zones.length > 0 },
      })),
    };
    this.#forget(number);
    return number;
  }

  remove({ id, revision }: Removal): number | undefined {
    if (revision <= this.#revisionOf(id)) return undefined;
    this.removed.set(id, revision);
    const number = this.numbering.of(id);
    this.records[number] = undefined;
    this.#forget(number);
    return number;
  }

  #forget(number: number): void {
    this.#facts[number] = undefined;
    this.#names = undefined;
    this.#byBrand = undefined;
  }

  #revisionOf(id: string): number {
    const number = this.numbering.find(id);
    const existing = number === undefined ? undefined : this.records[number];
    return existing?.revision ?? this.removed.get(id) ?? -1;
  }

  factsOf(number: number): ListedFacts | undefined {
    const record = this.records[number];
    if (!record) return undefined;
    this.#facts[number] ??= readFacts(record);
    return this.#facts[number];
  }

  get names(): NameIndex {
    this.#names ??= new NameIndex(
      Array.from(this.records, (record) => (record ? parseIndexTerms(`${record.name} ${record.brand}`) : [])),
    );
    return this.#names;
  }

  /** The order of the table's index: by bytes. */
  get byBrand(): readonly CompanyRecord[] {
    this.#byBrand ??= this.records
      .flatMap((record) => record ?? [])
      .map((record) => ({ record, key: Buffer.from(`${record.brand.toLowerCase()}#${record.id}`) }))
      .sort((a, b) => Buffer.compare(a.key, b.key))
      .map(({ record }) => record);
    return this.#byBrand;
  }
}
