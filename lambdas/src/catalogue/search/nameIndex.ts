import { listForms, listSingulars } from '@bloomkin/shared/rules/plurals.ts';
import { isSpelled } from './oneEdit.ts';

/** A term, in the form that is closest to a mistyped word, and what has it. */
export interface CloseWord<T> {
  form: string;
  having: T;
}

export class NameIndex {
  readonly #terms: readonly string[];
  readonly #spelled: readonly { form: string; term: string }[];
  readonly #numbers: ReadonlyMap<string, readonly number[]>;

  constructor(names: readonly (readonly string[])[]) {
    const numbers = new Map<string, number[]>();
    names.forEach((words, number) => {
      for (const word of new Set(words)) {
        const existing = numbers.get(word);
        if (existing) existing.push(number);
        else numbers.set(word, [number]);
      }
    });
    this.#numbers = numbers;
    this.#terms = [...numbers.keys()].sort();
    this.#spelled = this.#terms
      .filter(isSpelled)
      .flatMap((term) => listForms(term).map((form) => ({ form, term })));
  }

  beginning(word: string): Set<number> {
    const first = this.#firstFrom(word);
    let end = first;
    while (this.#terms[end]?.startsWith(word)) end++;
    return this.#numbersOf([...this.#terms.slice(first, end), ...listSingulars(word)]);
  }

  having(word: string): Set<number> {
    return this.#numbersOf([word]);
  }

  listClose(isClose: (form: string) => boolean): CloseWord<ReadonlySet<number>>[] {
    const found = this.#spelled.filter(({ form }) => isClose(form));
    return found.map(({ form, term }) => ({ form, having: this.#numbersOf([term]) }));
  }

  #numbersOf(terms: readonly string[]): Set<number> {
    return new Set(terms.flatMap((term) => this.#numbers.get(term) ?? []));
  }

  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#terms.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#terms[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
