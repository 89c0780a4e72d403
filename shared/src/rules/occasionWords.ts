import type { Occasion, OccasionKind } from './occasions.ts';

export const occasionLabels: Readonly<Record<OccasionKind, string>> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  mothers_day: 'Mother’s Day',
  fathers_day: 'Father’s Day',
  other: 'Another day',
};

/** 'Mum’s', 'Grandma Iris’'. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

/** 'Mum’s birthday', 'Mother’s Day for Mum'. */
export function describeOccasion(name: string, { kind, label }: Pick<Occasion, 'kind' | 'label'>): string {
  if (kind === 'birthday') return `${possessive(name)} birthday`;
  if (kind === 'anniversary') return `${possessive(name)} ${label || 'anniversary'}`;
  return `${label || occasionLabels[kind]} for ${name}`;
}
