import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { FlatCategory } from './categoryRows.ts';

export interface CategoryValues {
  name: string;
  /** Empty: the top level. */
  inside: string;
  active: boolean;
}

export const toCategoryValues = (
  item: FlatCategory | undefined,
  all: readonly FlatCategory[],
  inside: string | null,
): CategoryValues => ({
  name: item?.category.name ?? '',
  inside: item ? (item.parentId ?? '') : (all.find(({ id }) => id === inside)?.id ?? ''),
  active: item?.category.active ?? true,
});

export function describeTheirs(theirs: Category, all: readonly FlatCategory[]): string[] {
  const parent = all.find(({ id }) => id === theirs.parent_id)?.category.name ?? 'the top level';
  return [`Name: ${theirs.name}`, `Inside: ${parent}`, theirs.active ? 'Active' : 'Switched off'];
}
