import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { Numbering } from '../columns/numbering.ts';
import { computeZoneBoxes, type ZoneBoxes } from '../delivery/zoneBoxes.ts';
import type { CompanyChange, ListedFacts, Removal } from '../log/change.ts';
import { NameIndex } from '../search/nameIndex.ts';
import { parseIndexTerms } from '../search/words.ts';

/** Facts stay text until a nearby place asks. */
export interface CompanyRecord {
  id: CompanyId;
  revision: number;
  name: string;
  brand: string;
  active: boolean;
  card: string;
  factsText: string;
  zoneBoxes: ZoneBoxes;
}

export interface CompanyNumbers {
  numbering: Numbering;
  records: (CompanyRecord | undefined)[];
  removed: Map<string, number>;
}

/** A number may be known before its florist. */
export class CompanyTable implements CompanyNumbers {
  readonly numbering: Numbering;
  readonly records: (CompanyRecord | undefined)[];
  readonly removed: Map<string, number>;
  readonly #facts: (ListedFacts | undefined)[] = [];
  #names: NameIndex | undefined;

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
    const { id, revision, name, brand, active, card, facts } = change;
    const factsText = JSON.stringify(facts);
    this.records[number] = {
      id,
      revision,
      name,
      brand,
      active,
      card,
      factsText,
      zoneBoxes: computeZoneBoxes(facts),
    };
    this.#facts[number] = undefined;
    this.#names = undefined;
    return number;
  }

  remove({ id, revision }: Removal): number | undefined {
    if (revision <= this.#revisionOf(id)) return undefined;
    this.removed.set(id, revision);
    const number = this.numbering.of(id);
    this.records[number] = undefined;
    this.#facts[number] = undefined;
    this.#names = undefined;
    return number;
  }

  #revisionOf(id: string): number {
    const number = this.numbering.find(id);
    const present = number === undefined ? undefined : this.records[number];
    return present?.revision ?? this.removed.get(id) ?? -1;
  }

  factsOf(number: number): ListedFacts | undefined {
    const record = this.records[number];
    if (!record) return undefined;
    // Trusted: validated in its change, and by the snapshot's checksum since.
    this.#facts[number] ??= JSON.parse(record.factsText) as ListedFacts;
    return this.#facts[number];
  }

  get names(): NameIndex {
    this.#names ??= new NameIndex(
      Array.from(this.records, (record) => (record ? parseIndexTerms(`${record.name} ${record.brand}`) : [])),
    );
    return this.#names;
  }
}
