export type Shape<T> = (value: unknown) => value is T;
export type Shaped<S> = S extends Shape<infer T> ? T : never;

export const text: Shape<string> = (value) => typeof value === 'string';
export const number: Shape<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const flag: Shape<boolean> = (value) => typeof value === 'boolean';

export const nullOr =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value): value is T | null =>
    value === null || shape(value);

/** For fields that older stored values lack. */
export const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || shape(value);

export const arrayOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(shape);

export const record =
  <T extends Record<string, Shape<unknown>>>(fields: T): Shape<{ [Name in keyof T]: Shaped<T[Name]> }> =>
  (value): value is { [Name in keyof T]: Shaped<T[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, shape]) => shape(Reflect.get(value, name)));
