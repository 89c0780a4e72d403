import { isDeepStrictEqual } from 'node:util';
import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import type { AuditChange } from '@bloomkin/shared/schemas/audit.ts';

type Show<T> = (value: T) => string;
/** A label, optionally with a formatter of the value. */
type Described<T> = string | readonly [label: string, show: Show<T>];

export type DescribedFields<T> = { readonly [Name in keyof T]?: Described<T[Name]> };

const longest = 200;

/** The fields that differ; an undefined `before` or `after` means created or deleted. */
export function describeChanges<T extends object>(
  before: T | undefined,
  after: T | undefined,
  fields: DescribedFields<T>,
): AuditChange[] {
  return (Object.keys(fields) as (keyof T)[]).flatMap((name) => {
    const described = fields[name];
    if (!described || isDeepStrictEqual(before?.[name], after?.[name])) return [];
    const [label, show] = typeof described === 'string' ? [described, showPlainly] : described;
    const text = (item: T | undefined) => (item ? truncate(show(item[name]), longest) : '') || null;
    const change = { field: label, before: text(before), after: text(after) };
    return change.before === null && change.after === null ? [] : [change];
  });
}

function showPlainly(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return value === null || value === undefined ? '' : 'changed';
}

/** For values that must not be stored: records only that they changed. */
export const hideValue =
  (word: string) =>
  (value: unknown): string =>
    value ? word : '';
