import type { FunctionSpec } from '../functions/functionSpec.ts';
import { type CallContext, evaluate } from './evaluate.ts';
import type { Statement } from './policies.ts';

export interface RequiredAction {
  action: string;
  resources: readonly string[];
  context?: CallContext;
}

export interface UsedAction {
  functionName: string;
  action: string;
  resource: string;
}

/** Bounded: object keys are unlimited. */
const mostRemembered = 5000;

/** Undefined when none is allowed or one is denied. */
function findAllowed(
  statements: readonly Statement[],
  { action, resources, context }: RequiredAction,
): string | undefined {
  const decisions = resources.map((resource) => evaluate(statements, action, resource, context));
  return decisions.includes('explicitDeny') ? undefined : resources[decisions.indexOf('allowed')];
}

export class Permissions {
  private readonly statements: ReadonlyMap<string, readonly Statement[]>;
  private readonly used = new Map<string, UsedAction>();
  /** Cached: policies do not change during a run. Without what depends on the items of a call. */
  private readonly decided = new Map<string, string>();
  private readonly conditional: ReadonlySet<string>;

  /** `policies`: role name → statements. */
  constructor(specs: readonly FunctionSpec[], policies: ReadonlyMap<string, readonly Statement[]>) {
    this.statements = new Map(specs.map(({ name, roleName }) => [name, policies.get(roleName) ?? []]));
    const isConditional = (statement: Statement) => Object.keys(statement.Condition).length > 0;
    this.conditional = new Set(
      [...this.statements].flatMap(([name, own]) => (own.some(isConditional) ? [name] : [])),
    );
  }

  get grants(): ReadonlyMap<string, readonly Statement[]> {
    return this.statements;
  }

  /** Distinct; only the latest. */
  get usedActions(): readonly UsedAction[] {
    return [...this.used.values()];
  }

  isFunction(name: string): boolean {
    return this.statements.has(name);
  }

  mayDo(functionName: string, required: RequiredAction): boolean {
    const { action, resources, context } = required;
    const call = [functionName, action, ...resources].join(' ');
    const isCached = !context || !this.conditional.has(functionName);
    const known = isCached ? this.decided.get(call) : undefined;
    if (known !== undefined) return known !== '';
    const resource = findAllowed(this.statements.get(functionName) ?? [], required) ?? '';
    if (isCached) remember(this.decided, call, resource);
    if (resource)
      remember(this.used, `${functionName} ${action} ${resource}`, { functionName, action, resource });
    return resource !== '';
  }
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > mostRemembered) map.delete(oldest);
}
