import { get } from 'react-hook-form';

/** 'Name: Red roses'; the label alone where the value is not one that people read, such as an id. */
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
