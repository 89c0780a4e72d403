/** Throws for a rule that is not emulated. */
export function fitsPattern(pattern: unknown, event: unknown): boolean {
  return Object.entries(Object(pattern)).every(([key, part]) => {
    const value: unknown = Object(event)[key];
    if (Array.isArray(part)) return part.some((rule) => fitsRule(rule, value));
    return typeof value === 'object' && value !== null && fitsPattern(part, value);
  });
}

type Rule = (wanted: unknown, value: unknown) => boolean;

const rules: Readonly<Record<string, Rule>> = {
  exists: (wanted, value) => wanted === (value !== undefined),
  prefix: (wanted, value) => typeof value === 'string' && value.startsWith(String(wanted)),
  suffix: (wanted, value) => typeof value === 'string' && value.endsWith(String(wanted)),
  'anything-but': (wanted, value) => value !== undefined && ![wanted].flat().includes(value),
  numeric: (wanted, value) => Array.isArray(wanted) && fitsNumbers(wanted, Number(value)),
};

function fitsRule(rule: unknown, value: unknown): boolean {
  if (typeof rule !== 'object' || rule === null)
    return Array.isArray(value) ? value.includes(rule) : value === rule;
  const [name = '', wanted] = Object.entries(rule)[0] ?? [];
  const fits = rules[name];
  if (!fits) throw new Error(`The local run does not know the filter rule ${name}`);
  return fits(wanted, value);
}

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '=': (value, bound) => value === bound,
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

/** `[">", 0, "<=", 5]`. */
function fitsNumbers(conditions: readonly unknown[], value: number): boolean {
  return conditions.every(
    (part, i) => i % 2 === 1 || comparisons[String(part)]?.(value, Number(conditions[i + 1])) === true,
  );
}
