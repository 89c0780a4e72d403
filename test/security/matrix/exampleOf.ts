import * as z from 'zod';

type Json = z.core.JSONSchema.BaseSchema;

const texts = [
  'Ferns',
  '2026-12-01',
  '12:00',
  '0491 570 156',
  'fern@example.test',
  '2000',
  'https://example.test/',
];

function exampleText({ pattern, minLength = 0 }: Json): string {
  const fits = (text: string) => text.length >= minLength && new RegExp(pattern ?? '').test(text);
  return texts.find(fits) ?? 'Ferns'.repeat(Math.ceil(minLength / 5));
}

const exampleNumber = ({ minimum, exclusiveMinimum }: Json): number =>
  minimum ?? Math.floor(Number(exclusiveMinimum ?? 0)) + 1;

/** Returns the smallest valid value of a field. */
function exampleField(field: Json): unknown {
  const { default: standard, enum: values, anyOf, oneOf, items, minItems = 0 } = field;
  if (standard !== undefined) return standard;
  if ('const' in field) return field.const;
  if (values) return values[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return exampleField(Object(first));
  if (field.type === 'object') return exampleObject(field);
  if (field.type === 'array') return Array.from({ length: minItems }, () => exampleField(Object(items)));
  if (field.type === 'boolean') return false;
  return field.type === 'string' ? exampleText(field) : exampleNumber(field);
}

const exampleObject = ({ properties = {}, required = [] }: Json) =>
  Object.fromEntries(required.map((name) => [name, exampleField(Object(properties[name]))]));

/** The required fields with values that the schema takes; undefined when no such value is found. */
export function exampleOf(schema: z.ZodType): Record<string, unknown> | undefined {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const example = Object(exampleField(json));
  return schema.safeParse(example).success ? example : undefined;
}
