import type { FunctionSpec } from '../functions/functionSpec.ts';
import { evaluate } from './evaluate.ts';
import type { Statement } from './policies.ts';

export interface RequiredAction {
  action: string;
  resources: readonly string[];
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
  { action, resources }: RequiredAction,
): string | undefined {
  const decisions = resources.map((resource) => evaluate(statements, action, resource));
  return decisions.includes('explicitDeny') ? undefined : resources[decisions.indexOf('allowed')];
}

export class Permissions {
  private readonly statements: ReadonlyMap<string, readonly Statement[]>;
  private readonly used = new Map<string, UsedAction>();
  /** Cached: policies do not change during a run. */
  private readonly decided = new Map<string, string>();

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

  mayDo(functionName: string, { action, resources }: RequiredAction): boolean {
    const call = [functionName, action, ...resources].join(' ');
    let resource = this.decided.get(call);
    if (resource === undefined) {
      resource = findAllowed(this.statements.get(functionName) ?? [], { action, resources }) ?? '';
      remember(this.decided, call, resource);
      if (resource)
        remember(this.used, `${functionName} ${action} ${resource}`, { functionName, action, resource });
    }
    return resource !== '';
  }
}

function remember<V>(map: Map<string, V>, key: string, value: V): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > mostRemembered) map.delete(oldest);
}
