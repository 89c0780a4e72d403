import type * as z from 'zod';

export interface Key {
  pk: string;
  sk: string;
}

/** The names between braces in a template: `USER_{userId}` gives `userId`. */
type Fields<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Fields<Rest>
  : never;

/** A place among the entities that share an index's partition; the index sorts by `sort`. */
export interface IndexDeclaration {
  partition: string;
  sort: string;
  row: z.ZodObject;
}
type Indexes = Record<string, IndexDeclaration>;

interface EntityDeclaration<V extends object, X> {
  /** Stored as `type`: what an item is, whatever its key. */
  name: string;
  /** Stored as `v`. Raise it with each change of the schema that old items do not fit, and add an upgrade. */
  version: number;
  /** The field that rises with each write, for optimistic locking. */
  lock?: NumberField<V>;
  /** When the item may go, in seconds since 1970; DynamoDB deletes it within days after. Undefined: never. */
  ttl?: (value: V) => number | undefined;
  /** Values for index templates that no field holds. */
  computed?: (value: V) => Record<string, string | number>;
  indexes?: X & { readonly [Name in keyof X]: IndexDeclaration & { when?: (value: V) => boolean } };
  /** How fields are stored that the schema decodes. */
  encode?: (value: V) => Record<string, unknown>;
  /** Turns an item of version n into one of version n + 1. */
  upgrades?: Record<number, (item: Record<string, unknown>) => Record<string, unknown>>;
  /** The functions that read it, each with the question it answers; written to docs/data-model.md. */
  reads: Record<string, string>;
}

/** Only fields of the schema may name a key. */
type NamedByFields<S extends z.ZodObject, T extends string> = [Fields<T>] extends [keyof z.output<S>]
  ? object
  : { key: 'names a field that the schema lacks' };

type NumberField<V> = { [Name in keyof V & string]: V[Name] extends number ? Name : never }[keyof V & string];

export type IdOf<E> =
  E extends Entity<infer V, infer F, infer _> ? { [Name in F & keyof V]: V[Name] } : never;
export type ValueOf<E> = E extends Entity<infer V, infer _F, infer _X> ? V : never;

export interface Entity<
  V extends object = object,
  F extends string = string,
  X extends Indexes = Record<never, IndexDeclaration>,
> {
  readonly name: string;
  readonly version: number;
  readonly templates: Key;
  readonly lock: string | undefined;
  readonly indexes: Readonly<X>;
  readonly reads: Readonly<Record<string, string>>;
  key(id: { readonly [Name in F & keyof V]: V[Name] }): Key;
  /** The partition key alone; `id` names what its template needs. */
  partition(id: Partial<V>): string;
  /** The value as stored: with key, type, version, index attributes and TTL. */
  toItem(value: V): Record<string, unknown> & Key;
  /** Throws when the item is of another entity, of a later version, or does not fit the schema. */
  parse(item: unknown): V;
  is(item: Readonly<Record<string, unknown>>): boolean;
}

/** Declares what is stored under a key: one declaration for reads, writes, indexes, stream filters and documentation. */
export function defineEntity<
  S extends z.ZodObject,
  const P extends string,
  const K extends string,
  X extends Indexes = Record<never, IndexDeclaration>,
>(
  declaration: EntityDeclaration<z.output<S>, X> & { schema: S; key: { pk: P; sk: K } } & NamedByFields<
      S,
      P | K
    >,
): Entity<z.output<S>, Fields<P | K>, X> {
  const { name, version, schema, key: templates, lock, reads, ttl } = declaration;
  const key = (id: object): Key => ({ pk: fill(templates.pk, id), sk: fill(templates.sk, id) });
  return {
    ...{ name, version, templates, lock, reads, key },
    indexes: (declaration.indexes ?? {}) as X,
    partition: (id) => fill(templates.pk, id),
    toItem: (value) => ({
      ...pick(value, Object.keys(schema.shape)),
      ...declaration.encode?.(value),
      ...indexAttributes(declaration, value),
      ...(ttl && { ttl: ttl(value) }),
      ...key(value),
      type: name,
      v: version,
    }),
    parse: (item) => schema.parse(upgrade(declaration, item)),
    is: (item) => item.type === name,
  };
}

/** A wider value may be stored: what the schema lacks is left out. */
const pick = (value: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => fields.includes(field)));

function indexAttributes<V extends object>(
  { indexes, computed }: Pick<EntityDeclaration<V, Indexes>, 'indexes' | 'computed'>,
  value: V,
): Record<string, string> {
  const values = { ...value, ...computed?.(value) };
  const members = Object.entries(indexes ?? {}).filter(([, { when }]) => !when || when(value));
  return Object.fromEntries(
    members.flatMap(([index, { partition, sort }]) => [
      [index, fill(partition, values)],
      [`${index}Sort`, fill(sort, values)],
    ]),
  );
}

function upgrade(
  { name, version, upgrades = {} }: Pick<EntityDeclaration<object, Indexes>, 'name' | 'version' | 'upgrades'>,
  item: unknown,
): unknown {
  if (typeof item !== 'object' || item === null || !('type' in item) || item.type !== name)
    throw new Error(`An item read as ${name} is something else`);
  let current: Record<string, unknown> = { ...item };
  for (let from = Number(current.v); from !== version; from++) {
    const step = upgrades[from];
    if (!step) throw new Error(`An item of ${name} has version ${current.v}, this code knows ${version}`);
    current = step(current);
  }
  return current;
}

/** Puts values in the place of a template's names; a missing one is a programming error. */
export function fill(template: string, values: object): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The key ${template} needs ${name}`);
    return String(value);
  });
}

/** The part of a template before its first name: what keys of the entity begin with. */
export const fixedPrefix = (template: string): string => template.slice(0, `${template}{`.indexOf('{'));
