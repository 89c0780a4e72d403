import type * as z from 'zod';
import { compileSchema } from './compileSchema.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** `USER_{userId}` gives `userId`. */
type Fields<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Fields<Rest>
  : never;

/** Entities share a partition of an index, sorted by `sort`. */
export interface IndexDeclaration {
  partition: string;
  sort: string;
  row: z.ZodObject;
}
type Indexes = Record<string, IndexDeclaration>;

interface EntityDeclaration<V extends object, X> {
  /** Stored as `type`. */
  name: string;
  /** Stored as `v`. Raise it, with an upgrade, when the schema no longer fits old items. */
  version: number;
  /** Increases with each write (optimistic locking). */
  lock?: NumberField<V>;
  /** Seconds since 1970; DynamoDB deletes within days after. Undefined: never. */
  ttl?: (value: V) => number | undefined;
  /** Values for index templates that no field holds. */
  computed?: (value: V) => Record<string, string | number>;
  indexes?: X & { readonly [Name in keyof X]: IndexDeclaration & { when?: (value: V) => boolean } };
  /** Encoders of fields that the schema decodes. */
  encode?: (value: V) => Record<string, unknown>;
  /** From version n to n + 1. */
  upgrades?: Record<number, (item: Record<string, unknown>) => Record<string, unknown>>;
  /** Each reading function and its question, for docs/data-model.md. */
  reads: Record<string, string>;
}

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
  /** `id` holds the values of the partition's template. */
  partition(id: Partial<V>): string;
  /** With key, type, version, index attributes and TTL. */
  toItem(value: V): Record<string, unknown> & Key;
  indexAttributes(value: V): Record<string, string>;
  /** Throws for another entity, a later version or an invalid item. */
  parse(item: unknown): V;
  is(item: Readonly<Record<string, unknown>>): boolean;
}

const schemas: z.ZodObject[] = [];

export async function compileEntities(): Promise<void> {
  for (const schema of schemas) compileSchema(schema);
}

/** A single declaration for reads, writes, indexes, stream filters and documentation. */
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
  schemas.push(schema);
  const fields = new Set(Object.keys(schema.shape));
  const key = (id: object): Key => ({ pk: fill(templates.pk, id), sk: fill(templates.sk, id) });
  return {
    ...{ name, version, templates, lock, reads, key },
    indexes: (declaration.indexes ?? {}) as X,
    partition: (id) => fill(templates.pk, id),
    toItem: (value) => ({
      ...pick(value, fields),
      ...declaration.encode?.(value),
      ...indexAttributes(declaration, value),
      ...(ttl && { ttl: ttl(value) }),
      ...key(value),
      type: name,
      v: version,
    }),
    indexAttributes: (value) => indexAttributes(declaration, value),
    parse: (item) => schema.parse(upgrade(declaration, item)),
    is: (item) => item.type === name,
  };
}

/** Omits fields outside the schema. */
const pick = (value: object, fields: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field)));

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

/** Fills a template; throws for a missing value. */
export function fill(template: string, values: object): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`The key ${template} needs ${name}`);
    return String(value);
  });
}

/** The common key prefix of an entity. */
export const fixedPrefix = (template: string): string => template.slice(0, `${template}{`.indexOf('{'));
