import type { FunctionSpec } from '../functions/functionSpec.ts';
import { evaluate } from './evaluate.ts';
import type { Statement } from './policies.ts';

/** Something a call wants to do. It may when the action is allowed on one of the resources. */
export interface RequiredAction {
  action: string;
  resources: readonly string[];
}

export interface UsedAction {
  functionName: string;
  action: string;
  resource: string;
}

/** Some resources, such as the objects of a bucket, have no end. */
const mostRemembered = 5000;

/** The resource on which the action is allowed; undefined when there is none, or when one of them is denied. */
function findAllowed(
  statements: readonly Statement[],
  { action, resources }: RequiredAction,
): string | undefined {
  const decisions = resources.map((resource) => evaluate(statements, action, resource));
  return decisions.includes('explicitDeny') ? undefined : resources[decisions.indexOf('allowed')];
}

/** What each function may do by its synthesised policies, and what it did. */
export class Permissions {
  private readonly statements: ReadonlyMap<string, readonly Statement[]>;
  private readonly used = new Map<string, UsedAction>();
  /** By call: the resource it may have, or empty. Policies do not change while this runs. */
  private readonly decided = new Map<string, string>();

  /** `policies`: role name → statements. */
  constructor(specs: readonly FunctionSpec[], policies: ReadonlyMap<string, readonly Statement[]>) {
    this.statements = new Map(specs.map(({ name, roleName }) => [name, policies.get(roleName) ?? []]));
  }

  /** Function → what its policies say. */
  get grants(): ReadonlyMap<string, readonly Statement[]> {
    return this.statements;
  }

  /** Every action that functions made use of, once each; of very many only the latest. */
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
