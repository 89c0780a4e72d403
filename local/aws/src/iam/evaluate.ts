import type { Statement } from './policies.ts';

export type Decision = 'allowed' | 'explicitDeny' | 'implicitDeny';

export type CallContext = Readonly<Record<string, readonly string[]>>;

/** Identity policies: an explicit deny wins, and the default is deny. */
export function evaluate(
  statements: readonly Statement[],
  action: string,
  resource: string,
  context: CallContext = {},
): Decision {
  return decide(findMatching(statements, action, resource), context);
}

/** The statements about the action and the resource, whatever their conditions. */
export function findMatching(
  statements: readonly Statement[],
  action: string,
  resource: string,
): readonly Statement[] {
  return statements.filter((statement) => isAbout(statement, action, resource));
}

/** `matching`: from `findMatching`. */
export function decide(matching: readonly Statement[], context: CallContext): Decision {
  const hits = matching.filter(({ Condition }) => meetsConditions(Condition, context));
  if (hits.some(({ Effect }) => Effect === 'Deny')) return 'explicitDeny';
  return hits.length > 0 ? 'allowed' : 'implicitDeny';
}

function isAbout(
  { Action, NotAction, Resource, NotResource }: Statement,
  action: string,
  resource: string,
): boolean {
  // Actions are case-insensitive, resources are not.
  const matchesAction = (patterns: readonly string[]) =>
    patterns.some((pattern) => isLike(pattern.toLowerCase(), action.toLowerCase()));
  const matchesResource = (patterns: readonly string[]) =>
    patterns.some((pattern) => isLike(pattern, resource));
  if (NotAction ? matchesAction(NotAction) : !matchesAction(Action ?? [])) return false;
  return NotResource ? !matchesResource(NotResource) : matchesResource(Resource ?? []);
}

function meetsConditions(conditions: Statement['Condition'], context: CallContext): boolean {
  return Object.entries(conditions).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => isMet(operator, [wanted].flat().map(String), context[key])),
  );
}

type Comparison = (actual: string, wanted: readonly string[]) => boolean;

const comparisons: Readonly<Record<string, Comparison>> = {
  StringEquals: (actual, wanted) => wanted.includes(actual),
  StringNotEquals: (actual, wanted) => !wanted.includes(actual),
  StringLike: (actual, wanted) => wanted.some((pattern) => isLike(pattern, actual)),
  ArnLike: (actual, wanted) => wanted.some((pattern) => isLike(pattern, actual)),
  ArnEquals: (actual, wanted) => wanted.some((pattern) => isLike(pattern, actual)),
  Bool: (actual, wanted) => wanted.includes(actual),
};

/** Throws for an operator that is not emulated, so that no condition is skipped. */
function isMet(operator: string, wanted: readonly string[], actual: readonly string[] = []): boolean {
  const [base = '', quantity] = operator.split(':').reverse();
  const compare = comparisons[base];
  if (!compare) throw new Error(`The local run does not know the policy condition ${operator}`);
  return quantity === 'ForAllValues'
    ? actual.every((value) => compare(value, wanted))
    : actual.some((value) => compare(value, wanted));
}

const expressions = new Map<string, RegExp>();

/** Matches a text against a pattern with `*` and `?`. */
export function isLike(pattern: string, text: string): boolean {
  let expression = expressions.get(pattern);
  if (!expression) {
    const source = pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${source}$`, 's');
    expressions.set(pattern, expression);
  }
  return expression.test(text);
}
