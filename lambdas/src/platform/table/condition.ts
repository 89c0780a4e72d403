/** As data; `compileCondition` translates it for DynamoDB. */
export type Condition =
  | { kind: 'exists'; field: string }
  | { kind: 'absent'; field: string }
  | { kind: 'compare'; field: string; operator: '=' | '<>' | '<' | '<=' | '>' | '>='; value: Operand }
  | { kind: 'size'; field: string; below: number }
  | { kind: 'and'; conditions: readonly Condition[] }
  | { kind: 'or'; conditions: readonly Condition[] };

type Operand = string | number | boolean | null;

export const exists = (field = 'pk'): Condition => ({ kind: 'exists', field });
export const absent = (field = 'pk'): Condition => ({ kind: 'absent', field });
export const equals = (field: string, value: Operand): Condition => compare(field, '=', value);
export const lessThan = (field: string, value: Operand): Condition => compare(field, '<', value);
export const atMost = (field: string, value: Operand): Condition => compare(field, '<=', value);
export const atLeast = (field: string, value: Operand): Condition => compare(field, '>=', value);
export const greaterThan = (field: string, value: Operand): Condition => compare(field, '>', value);
export const sizeBelow = (field: string, below: number): Condition => ({ kind: 'size', field, below });
export const and = (...conditions: Condition[]): Condition => ({ kind: 'and', conditions });
export const or = (...conditions: Condition[]): Condition => ({ kind: 'or', conditions });

function compare(
  field: string,
  operator: Extract<Condition, { kind: 'compare' }>['operator'],
  value: Operand,
): Condition {
  return { kind: 'compare', field, operator, value };
}

/** Quotes every name, since many are reserved words. */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(path: string): string {
    return path
      .split('.')
      .map((part) => {
        const [, name = '', element = ''] = /^(.*?)(\[\d+\])?$/.exec(part) ?? [];
        return `${this.#placeholder(name)}${element}`;
      })
      .join('.');
  }

  #placeholder(name: string): string {
    const known = Object.entries(this.names).find(([, other]) => other === name);
    const placeholder = known?.[0] ?? `#n${Object.keys(this.names).length}`;
    this.names[placeholder] = name;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  get attributes() {
    return {
      ...(Object.keys(this.names).length > 0 && { ExpressionAttributeNames: this.names }),
      ...(Object.keys(this.values).length > 0 && { ExpressionAttributeValues: this.values }),
    };
  }
}

export function compileCondition(condition: Condition, placeholders: Placeholders): string {
  if (condition.kind === 'exists') return `attribute_exists(${placeholders.name(condition.field)})`;
  if (condition.kind === 'absent') return `attribute_not_exists(${placeholders.name(condition.field)})`;
  if (condition.kind === 'compare')
    return `${placeholders.name(condition.field)} ${condition.operator} ${placeholders.value(condition.value)}`;
  if (condition.kind === 'size')
    return `size(${placeholders.name(condition.field)}) < ${placeholders.value(condition.below)}`;
  const parts = condition.conditions.map((part) => `(${compileCondition(part, placeholders)})`);
  return parts.join(condition.kind === 'and' ? ' AND ' : ' OR ');
}
