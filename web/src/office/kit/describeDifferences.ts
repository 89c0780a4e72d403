import { get } from 'react-hook-form';

/** 'Name: Red roses'; only the label for values such as ids. */
export function describeDifferences(
  before: object,
  after: object,
  labels: Readonly<Record<string, string>>,
  texts: readonly string[] = [],
): string[] {
  return Object.entries(labels).flatMap(([path, label]) => {
    const value: unknown = get(after, path);
    if (JSON.stringify(value) === JSON.stringify(get(before, path))) return [];
    if (typeof value === 'boolean') return `${label}: ${value ? 'on' : 'off'}`;
    return typeof value === 'string' && texts.includes(path) ? `${label}: ${value || 'empty'}` : label;
  });
}
