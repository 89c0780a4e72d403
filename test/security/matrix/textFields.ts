import * as z from 'zod';
import { newtown } from '#support/florist.ts';

export type Fields = Readonly<Record<string, unknown>>;

const place = { address: '20 King St, Newtown NSW 2042', ...newtown };
/** Good values of fields with fields of their own: without its siblings a wrong field would not be reached. */
const whole: Fields = {
  location: place,
  address: place,
  recipient: { fio: 'Ruby Tran', phone: '0491 570 156' },
  delivery_period: { start_time: '08:00', stop_time: '20:00' },
  parameters: [{ parameter_id: 'colour', values: ['red'] }],
  parameter_values: [{ parameter_id: 'colour', value: 'red' }],
};

/** Those of a product type, which have a unit, in place of a listing's. */
const typeParameters = [{ name: 'Colour', type: 'list', unit: 'cm', values: ['Red'] }];

/** Takes the fields that each way of a union has: others are not read. */
function propertiesOf(schema: z.ZodType | undefined): Fields {
  if (!schema) return {};
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const [first, ...others] = [json.oneOf ?? json.anyOf ?? [json]].flat().map((way) => way.properties ?? {});
  return Object.fromEntries(
    Object.entries(first ?? {}).filter(([name]) => others.every((way) => Object.hasOwn(way, name))),
  );
}

export const fieldNames = (schema: z.ZodType | undefined): string[] => Object.keys(propertiesOf(schema));

const takesFields = (field: unknown) => /"(properties|items)":/.test(JSON.stringify(field));

const leavesOf = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, child]) => leavesOf(child, `${path}.${name}`))
    : [path];

/** Fields that are wrong at once: of one body no more than fit in it. */
const maxAtOnce = 10;

export interface TextFields {
  good: Fields;
  /** Dotted paths of everything that may be text, in groups of which no path is within another. */
  groups: string[][];
}

export function textFieldsOf(schema: z.ZodType | undefined): TextFields {
  const properties = Object.entries(propertiesOf(schema));
  const good = JSON.stringify(properties).includes('"unit"')
    ? { ...whole, parameters: typeParameters }
    : whole;
  const [parents, plain] = [true, false].map((nested) =>
    properties
      .filter(([name, field]) => (takesFields(field) && good[name] !== undefined) === nested)
      .map(([name]) => name),
  );
  const leaves = (parents ?? []).flatMap((name) => leavesOf(good[name], name));
  const chunk = (paths: string[]): string[][] =>
    paths.length === 0 ? [] : [paths.slice(0, maxAtOnce), ...chunk(paths.slice(maxAtOnce))];
  return { good, groups: [parents ?? [], [...(plain ?? []), ...leaves]].flatMap(chunk) };
}

/** The fields with the text at each of the paths. */
export function withText(fields: Fields, paths: readonly string[], text: string, good: Fields): Fields {
  const replace = (value: unknown, [head, ...tail]: string[]): unknown => {
    if (head === undefined) return text;
    const next = replace(Object(value)[head], tail);
    return Array.isArray(value) ? value.with(Number(head), next) : { ...Object(value), [head]: next };
  };
  const made: Record<string, unknown> = { ...fields };
  for (const path of paths) {
    const [name = '', ...rest] = path.split('.');
    if (rest.length > 0 && made[name] === fields[name]) made[name] = good[name];
    made[name] = replace(made[name], rest);
  }
  return made;
}
