import { nestFields } from '@bloomkin/lambdas/platform/http/nestedFields.ts';
import { describe, expect, it } from 'vitest';

/** How many elements are copied or iterated over while `act` runs: a clock would tell of the machine instead. */
function countSteps(act: () => void): number {
  const iterator = Object.getPrototypeOf([][Symbol.iterator]());
  const original = iterator.next;
  let steps = 0;
  iterator.next = function next(this: Iterator<unknown>) {
    steps += 1;
    return original.call(this);
  };
  try {
    act();
  } finally {
    iterator.next = original;
  }
  return steps;
}

const repeatField = (name: string, count: number) =>
  Array.from({ length: count }, (_, index): [string, string] => [name, String(index)]);

describe('fields of a form', () => {
  it.each(['a', 'a[]', 'a[b][]'])('take the same time each, however often %s is repeated', (name) => {
    const [few, many] = [repeatField(name, 500), repeatField(name, 2000)];
    const stepsOfFew = countSteps(() => nestFields(few));
    expect(countSteps(() => nestFields(many))).toBeLessThanOrEqual(stepsOfFew * 4 + 10);
  });

  it('keep the last of a repeated name and all with brackets', () => {
    expect(nestFields([...repeatField('a', 3), ...repeatField('b[]', 2)])).toEqual({ a: '2', b: ['0', '1'] });
  });
});
