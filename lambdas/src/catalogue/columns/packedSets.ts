import { OrdinalSet } from './ordinalSet.ts';
import type { SectionReader, SectionWriter } from './sections.ts';

/** Lists are stored as steps, which compress to a fraction. */
export function writeSets(to: SectionWriter, name: string, sets: readonly OrdinalSet[]): void {
  const stored = sets.map((set) => set.stored);
  const starts = new Uint32Array(sets.length + 1);
  stored.forEach(({ values }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + values.length;
  });
  const values = new Uint32Array(starts[sets.length] ?? 0);
  stored.forEach((set, at) => {
    values.set(set.kind === 'list' ? toSteps(set.values) : set.values, starts[at]);
  });
  to.add(
    `${name}.areBits`,
    Uint32Array.from(stored, ({ kind }) => Number(kind === 'bits')),
  );
  to.add(`${name}.starts`, starts);
  to.add(`${name}.values`, values);
}

export function readSets(from: SectionReader, name: string): OrdinalSet[] {
  const starts = from.uint32(`${name}.starts`);
  const values = from.uint32(`${name}.values`);
  return Array.from(from.uint32(`${name}.areBits`), (isBits, at) => {
    const own = values.subarray(starts[at], starts[at + 1]);
    return isBits ? OrdinalSet.ofBits(own) : OrdinalSet.ofList(fromSteps(own));
  });
}

export function toSteps(ascending: Uint32Array): Uint32Array {
  return ascending.map((value, at) => (at === 0 ? value : value - (ascending[at - 1] ?? 0)));
}

export function fromSteps(steps: Uint32Array): Uint32Array {
  let sum = 0;
  for (let at = 0; at < steps.length; at++) {
    sum += steps[at] ?? 0;
    steps[at] = sum;
  }
  return steps;
}
