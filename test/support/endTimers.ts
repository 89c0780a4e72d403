import { afterAll } from 'vitest';

/**
 * What a page has still to do when its test file ends is not done: a snackbar's clock, or React's next step after a late
 * answer, would find no window any more.
 */
if ('document' in globalThis) {
  let isOver = false;
  afterAll(() => {
    isOver = true;
  });
  const whileThere = <S extends typeof setTimeout | typeof setImmediate>(schedule: S): S =>
    new Proxy(schedule, {
      apply(set, self, [run, ...more]) {
        const runWhileThere = (...given: unknown[]) => (isOver ? undefined : run(...given));
        return Reflect.apply(set, self, [runWhileThere, ...more]);
      },
    });
  globalThis.setTimeout = whileThere(globalThis.setTimeout);
  globalThis.setImmediate = whileThere(globalThis.setImmediate);
}
