import { listForms, listSingulars } from '@bloomkin/shared/rules/plurals.ts';
import { type Bits, setBit } from '#catalogue/columns/bits.ts';
import { Column } from '#catalogue/columns/column.ts';
import { TextColumn } from '#catalogue/columns/textColumn.ts';
import type { CloseWord } from './nameIndex.ts';
import { isSpelled } from './oneEdit.ts';

export interface StoredTerms {
  terms: TextColumn;
  /** Start of each term's ordinals, and the end of the last. */
  starts: Uint32Array;
  ordinals: Uint32Array;
}

const nothing: StoredTerms = {
  terms: new TextColumn(),
  starts: new Uint32Array(1),
  ordinals: new Uint32Array(0),
};

/** Terms of the snapshot are sorted; later ones are in a map. */
export class TextIndex {
  readonly stored: StoredTerms;
  readonly #added = new Map<string, number[]>();
  #spelled: { form: string; at: number }[] | undefined;

  constructor(stored: StoredTerms = nothing) {
    this.stored = stored;
  }

  /** `ordinal` must be higher than every earlier one. */
  add(ordinal: number, words: ReadonlySet<string>): void {
    for (const word of words) {
      const existing = this.#added.get(word);
      if (existing) existing.push(ordinal);
      else this.#added.set(word, [ordinal]);
    }
  }

  addBeginning(word: string, bits: Bits): void {
    const { terms } = this.stored;
    for (let at = this.#firstFrom(word); at < terms.length && terms.at(at).startsWith(word); at++)
      this.#addStored(at, bits);
    for (const [term, ordinals] of this.#added) if (term.startsWith(word)) addAll(ordinals, bits);
    for (const term of listSingulars(word)) this.addWord(term, bits);
  }

  addWord(term: string, bits: Bits): void {
    const at = this.#firstFrom(term);
    if (at < this.stored.terms.length && this.stored.terms.at(at) === term) this.#addStored(at, bits);
    addAll(this.#added.get(term) ?? [], bits);
  }

  listClose(isClose: (form: string) => boolean): CloseWord<Iterable<number>>[] {
    this.#spelled ??= this.#listSpelledTerms();
    const found: CloseWord<Iterable<number>>[] = [];
    for (const { form, at } of this.#spelled)
      if (isClose(form)) found.push({ form, having: this.#ordinalsAt(at) });
    for (const [term, having] of this.#added) {
      const form = isSpelled(term) && listForms(term).find(isClose);
      if (form) found.push({ form, having });
    }
    return found;
  }

  renumber(renumbered: Uint32Array, gone: number): StoredTerms {
    const lists = new Map<string, number[]>();
    for (const [term, ordinals] of this.#allTerms()) {
      const remaining: number[] = [];
      for (const ordinal of ordinals) {
        const next = renumbered[ordinal] ?? gone;
        if (next !== gone) remaining.push(next);
      }
      if (remaining.length > 0) lists.set(term, (lists.get(term) ?? []).concat(remaining));
    }
    const terms = [...lists.keys()].sort();
    const starts = Column.uint32();
    const all = Column.uint32();
    for (const term of terms) {
      starts.push(all.length);
      for (const ordinal of lists.get(term) ?? []) all.push(ordinal);
    }
    starts.push(all.length);
    return { terms: TextColumn.from(terms), starts: starts.used(), ordinals: all.used() };
  }

  *#allTerms(): Generator<[string, Iterable<number>]> {
    const { terms } = this.stored;
    for (let at = 0; at < terms.length; at++) yield [terms.at(at), this.#ordinalsAt(at)];
    yield* this.#added;
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.stored.terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.stored.terms.at(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #ordinalsAt(at: number): Uint32Array {
    const { starts, ordinals } = this.stored;
    return ordinals.subarray(starts[at], starts[at + 1]);
  }

  #addStored(at: number, bits: Bits): void {
    const { starts, ordinals } = this.stored;
    const end = starts[at + 1] ?? 0;
    for (let from = starts[at] ?? 0; from < end; from++) setBit(bits, ordinals[from] ?? 0);
  }

  #listSpelledTerms() {
    const { terms } = this.stored;
    const all = Array.from({ length: terms.length }, (_, at) => ({ term: terms.at(at), at }));
    return all
      .filter(({ term }) => isSpelled(term))
      .flatMap(({ term, at }) => listForms(term).map((form) => ({ form, at })));
  }
}

function addAll(ordinals: readonly number[], bits: Bits): void {
  for (const ordinal of ordinals) setBit(bits, ordinal);
}
