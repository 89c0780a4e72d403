import { listAt, type Placed, resourcesOf, valueAt } from './resources.ts';
import type { Synthesised } from './synthesise.ts';

export interface Statement {
  /** The policy it stands in. */
  policy: Placed;
  effect: string;
  actions: readonly string[];
  /** Each as text, references included. */
  resources: readonly string[];
  /** As JSON. */
  condition: string;
}

/** Every statement of every role's policies. */
export function statementsOf(synthesised: Synthesised): Statement[] {
  return resourcesOf(synthesised, 'AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy').flatMap((policy) =>
    listAt(policy.properties, 'PolicyDocument.Statement').map((statement) => ({
      policy,
      effect: String(valueAt(statement, 'Effect')),
      actions: listAt(statement, 'Action').map(String),
      resources: listAt(statement, 'Resource').map((resource) =>
        typeof resource === 'string' ? resource : JSON.stringify(resource),
      ),
      condition: JSON.stringify(valueAt(statement, 'Condition') ?? {}),
    })),
  );
}
