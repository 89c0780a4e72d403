import type { FunctionSpec } from '../functions/functionSpec.ts';
import { evaluate } from './evaluate.ts';
import type { Statement } from './policies.ts';

/** Something a call wants to do. It may when the action is allowed on one of the resources. */
export interface WantedAction {
  action: string;
  resources: readonly string[];
}

export interface UsedAction {
  functionName: string;
  action: string;
  resource: string;
}

/** Some resources, such as the objects of a bucket, have no end. */
const mostUsed = 5000;

/** What each function may do by its synthesised policies, and what it did. */
export class Permissions {
  private readonly statements: ReadonlyMap<string, readonly Statement[]>;
  private readonly used = new Map<string, UsedAction>();

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

  mayDo(functionName: string, { action, resources }: WantedAction): boolean {
    const statements = this.statements.get(functionName) ?? [];
    const decisions = resources.map((resource) => ({
      resource,
      decision: evaluate(statements, action, resource),
    }));
    if (decisions.some(({ decision }) => decision === 'explicitDeny')) return false;
    const allowed = decisions.find(({ decision }) => decision === 'allowed');
    if (!allowed) return false;
    const { resource } = allowed;
    this.remember({ functionName, action, resource });
    return true;
  }

  private remember(used: UsedAction): void {
    this.used.set(`${used.functionName} ${used.action} ${used.resource}`, used);
    const [oldest] = this.used.keys();
    if (oldest !== undefined && this.used.size > mostUsed) this.used.delete(oldest);
  }
}
