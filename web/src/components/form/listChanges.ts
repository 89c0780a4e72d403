import { get } from 'react-hook-form';

const hasTrue = (dirty: unknown): boolean =>
  dirty === true || (typeof dirty === 'object' && dirty !== null && Object.values(dirty).some(hasTrue));

/** The labels of the changed fields, in the order of `labels`, for a SaveBar. Takes `formState.dirtyFields`. */
export const listChanges = (dirtyFields: object, labels: Readonly<Record<string, string>>): string[] =>
  Object.entries(labels).flatMap(([path, label]) => (hasTrue(get(dirtyFields, path)) ? [label] : []));
