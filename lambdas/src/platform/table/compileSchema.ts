import * as z from 'zod';

type Schema = z.core.$ZodType;

const compiled = new Set<Schema>();

/** Zod compiles an object schema on first use, up to five milliseconds for a large one, and nested schemas separately. */
export function compileSchema(schema: Schema): void {
  if (compiled.has(schema)) return;
  compiled.add(schema);
  const { def } = schema._zod;
  if (def.type === 'object') z.safeParse(schema, {});
  for (const inner of Object.values(def).flatMap(listSchemas)) compileSchema(inner);
}

/** A schema, a list of schemas, or the fields of an object. */
function listSchemas(value: unknown): Schema[] {
  if (isSchema(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isSchema) : [];
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '_zod' in value;
