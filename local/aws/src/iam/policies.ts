import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Conditions = z.record(z.string(), z.record(z.string(), z.union([oneOrMore, z.number(), z.boolean()])));

export const Statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore.optional(),
  NotAction: oneOrMore.optional(),
  Resource: oneOrMore.optional(),
  NotResource: oneOrMore.optional(),
  Condition: Conditions.default({}),
});
export type Statement = z.output<typeof Statement>;

export const Document = z.object({
  Statement: z.union([z.array(Statement), Statement.transform((statement) => [statement])]),
});

const RoleProperties = z.object({
  Policies: z.array(z.object({ PolicyDocument: Document })).default([]),
});
const PolicyProperties = z.object({ PolicyDocument: Document, Roles: z.array(z.string()).default([]) });

/** AWS managed policies are unknown and grant nothing. */
export function readPolicies(deployment: Deployment): ReadonlyMap<string, readonly Statement[]> {
  const statements = new Map<string, Statement[]>();
  for (const { ref, properties } of deployment.list('AWS::IAM::Role', RoleProperties))
    statements.set(
      ref,
      properties.Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    );
  for (const type of ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'])
    for (const { properties } of deployment.list(type, PolicyProperties))
      for (const role of properties.Roles) statements.get(role)?.push(...properties.PolicyDocument.Statement);
  return statements;
}
