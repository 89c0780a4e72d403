import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { Numbering } from '../columns/numbering.ts';
import { type ZoneBoxes, zoneBoxesOf } from '../delivery/zoneBoxes.ts';
import type { CompanyChange, ListedFacts, Removal } from '../log/change.ts';
import { NameIndex } from '../search/nameIndex.ts';
import { wordsOf } from '../search/words.ts';

/** A florist as the catalogue needs it. Its facts stay text until a place near it asks. */
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

/** Florists by the number that their products carry. A number may be known before its florist is. */
export class CompanyTable implements CompanyNumbers {
  readonly numbering: Numbering;
  readonly records: (CompanyRecord | undefined)[];
  readonly removed: Map<string, number>;
  readonly #facts: (ListedFacts | undefined)[] = [];
  /** Made anew after a change, when asked for. */
  #names: NameIndex | undefined;

  constructor(numbers?: CompanyNumbers) {
    this.numbering = numbers?.numbering ?? new Numbering();
    this.records = numbers?.records ?? [];
    this.removed = numbers?.removed ?? new Map();
  }

  isActive(number: number): boolean {
    return this.records[number]?.active ?? false;
  }

  /** The number of the company when the change is newer than what is known. */
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
      zoneBoxes: zoneBoxesOf(facts),
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
    // Our own text of facts: whole in the change it came with, and checked with the snapshot's checksum since.
    this.#facts[number] ??= JSON.parse(record.factsText) as ListedFacts;
    return this.#facts[number];
  }

  /** The words of names and brands. */
  get names(): NameIndex {
    this.#names ??= new NameIndex(
      Array.from(this.records, (record) => (record ? wordsOf(`${record.name} ${record.brand}`) : [])),
    );
    return this.#names;
  }
}
