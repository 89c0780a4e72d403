/** A condition of a write, as data; `compileCondition` spells it for DynamoDB. */
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
export const greaterThan = (field: string, value: Operand): Condition => compare(field, '>', value);
/** Fewer than so many members of a set, list or map. */
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

/** Collects placeholders of one expression: every name is quoted, since many are reserved words. */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};

  name(field: string): string {
    return field
      .split('.')
      .map((part) => {
        const placeholder = `#${part.replace(/\W/g, '_')}`;
        this.names[placeholder] = part;
        return placeholder;
      })
      .join('.');
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  /** What a command takes beside the expression; DynamoDB refuses empty ones. */
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
