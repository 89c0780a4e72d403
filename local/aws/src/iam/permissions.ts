import type { FunctionSpec } from '#functions/functionSpec.ts';
import { type CallContext, decide, findMatching } from './evaluate.ts';
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
const maxRemembered = 5000;

export class Permissions {
  private readonly statements: ReadonlyMap<string, readonly Statement[]>;
  private readonly used = new Map<string, UsedAction>();
  /** By call, for each of its resources. Cached: policies do not change during a run. */
  private readonly matching = new Map<string, readonly (readonly Statement[])[]>();

  /** `policies`: role name → statements. */
  constructor(specs: readonly FunctionSpec[], policies: ReadonlyMap<string, readonly Statement[]>) {
    this.statements = new Map(specs.map(({ name, roleName }) => [name, policies.get(roleName) ?? []]));
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

  mayDo(functionName: string, { action, resources, context = {} }: RequiredAction): boolean {
    const call = [functionName, action, ...resources].join(' ');
    const known = this.matching.get(call);
    const own = this.statements.get(functionName) ?? [];
    const matching = known ?? resources.map((resource) => findMatching(own, action, resource));
    if (!known) remember(this.matching, call, matching);
    const decisions = matching.map((statements) => decide(statements, context));
    if (decisions.includes('explicitDeny')) return false;
    const resource = resources[decisions.indexOf('allowed')];
    if (resource === undefined) return false;
    const use = `${functionName} ${action} ${resource}`;
    if (!this.used.has(use)) remember(this.used, use, { functionName, action, resource });
    return true;
  }
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > maxRemembered) map.delete(oldest);
}
