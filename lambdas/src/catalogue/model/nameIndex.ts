import { isSpelled, oneEditFrom } from './oneEdit.ts';

/** Which of some names have a word: terms in order, each with the numbers of the names that have it. */
export class NameIndex {
  readonly #terms: readonly string[];
  readonly #spelled: readonly string[];
  readonly #numbers: ReadonlyMap<string, readonly number[]>;

  /** By number, the words of each name. */
  constructor(names: readonly (readonly string[])[]) {
    const numbers = new Map<string, number[]>();
    names.forEach((words, number) => {
      for (const word of new Set(words)) {
        const present = numbers.get(word);
        if (present) present.push(number);
        else numbers.set(word, [number]);
      }
    });
    this.#numbers = numbers;
    this.#terms = [...numbers.keys()].sort();
    this.#spelled = this.#terms.filter(isSpelled);
  }

  /** The numbers of the names with a word that begins so. */
  beginning(word: string): Set<number> {
    const first = this.#firstFrom(word);
    let end = first;
    while (this.#terms[end]?.startsWith(word)) end++;
    return this.#numbersOf(this.#terms.slice(first, end));
  }

  /** The numbers of the names with a word one edit away. */
  mistyped(word: string): Set<number> {
    return this.#numbersOf(this.#spelled.filter((term) => oneEditFrom(word, term)));
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
