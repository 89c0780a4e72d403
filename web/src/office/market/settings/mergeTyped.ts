import type { FieldValues } from 'react-hook-form';
import { isRecord } from '#errors/apiError.ts';

/** Three-way merge: edits of `base` win over `newest`; lists combine additions and removals. */
export const mergeTyped = <V extends FieldValues>(base: V, typed: V, newest: V): V => ({
  ...newest,
  ...mergeFields(base, typed, newest),
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function merge(base: unknown, typed: unknown, newest: unknown): unknown {
  if (isSame(typed, base)) return newest;
  if (Array.isArray(base) && Array.isArray(typed) && Array.isArray(newest))
    return mergeLists(base, typed, newest);
  return isRecord(base) && isRecord(typed) && isRecord(newest) ? mergeFields(base, typed, newest) : typed;
}

const mergeFields = (
  base: Record<string, unknown>,
  typed: Record<string, unknown>,
  newest: Record<string, unknown>,
) => Object.fromEntries(Object.keys(newest).map((key) => [key, merge(base[key], typed[key], newest[key])]));

type List = readonly unknown[];

function mergeLists(base: List, typed: List, newest: List): unknown[] {
  const isIn = (list: List) => (item: unknown) => list.some((one) => isSame(one, item));
  const remaining = typed.filter((item) => isIn(newest)(item) || !isIn(base)(item));
  const theirs = newest.filter((item) => !isIn(base)(item) && !isIn(typed)(item));
  return [...remaining, ...theirs];
}
