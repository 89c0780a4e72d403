import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import { type CallContext, evaluate } from '#iam/evaluate.ts';
import { Statement } from '#iam/policies.ts';

const Principal = z.union([
  z.literal('*').transform(() => ['*']),
  z
    .record(z.string(), z.union([z.string(), z.array(z.string())]))
    .transform((kinds) => Object.values(kinds).flat()),
]);
const Policy = z.object({
  Topics: z.array(z.string()),
  PolicyDocument: z.object({ Statement: z.array(Statement.extend({ Principal })) }),
});
const Topic = z.object({});
const Alarm = z.object({
  AlarmActions: z.array(z.string()).default([]),
  ActionsEnabled: z.boolean().default(true),
});

export interface Publisher {
  /** `cloudwatch.amazonaws.com`. */
  service: string;
  account: string;
  sourceArn: string;
}

/** Messages that topics took, and the policies that decide it. */
export class Topics {
  readonly published: { topicArn: string; sourceArn: string }[] = [];
  private readonly accounts: ReadonlyMap<string, string>;
  private readonly policies: ReadonlyMap<string, z.output<typeof Policy>['PolicyDocument']['Statement']>;

  constructor(deployment: Deployment) {
    this.accounts = new Map(
      deployment.list('AWS::SNS::Topic', Topic).map(({ ref, account }) => [ref, account]),
    );
    this.policies = new Map(
      deployment
        .list('AWS::SNS::TopicPolicy', Policy)
        .flatMap(({ properties }) =>
          properties.Topics.map((topic) => [topic, properties.PolicyDocument.Statement] as const),
        ),
    );
  }

  /** Throws as SNS does. Always over TLS, as services publish. */
  publish({ service, account, sourceArn }: Publisher, topicArn: string): void {
    const owner = this.accounts.get(topicArn);
    if (owner === undefined) throw new Error(`There is no topic ${topicArn}`);
    const context: CallContext = {
      'aws:SecureTransport': ['true'],
      'aws:SourceArn': [sourceArn],
      'aws:SourceAccount': [account],
      'AWS:SourceOwner': [account],
    };
    if (!this.mayPublish(service, topicArn, context, owner === account))
      throw new Error(
        `Resource: ${sourceArn} is not authorized to perform: SNS:Publish on resource: ${topicArn} because no resource-based policy allows the SNS:Publish action`,
      );
    this.published.push({ topicArn, sourceArn });
  }

  /** Without a policy of its own, a topic has one that lets its account publish. */
  private mayPublish(service: string, topicArn: string, context: CallContext, isOwn: boolean): boolean {
    const policy = this.policies.get(topicArn);
    if (!policy) return isOwn;
    const concerning = policy.filter(
      ({ Principal: named }) => named.includes('*') || named.includes(service),
    );
    return evaluate(concerning, 'sns:Publish', topicArn, context) === 'allowed';
  }
}

/** Alarms go by hand: no metric is played. */
export class Alarms {
  readonly names: readonly string[];
  private readonly ring: ReadonlyMap<string, () => void>;

  constructor(deployment: Deployment, topics: Topics) {
    const alarms = deployment.list('AWS::CloudWatch::Alarm', Alarm);
    this.names = alarms.map(({ name }) => name);
    this.ring = new Map(
      alarms.map(({ name, arn, account, properties }) => [
        name,
        () => {
          const publisher = { service: 'cloudwatch.amazonaws.com', account, sourceArn: arn };
          if (properties.ActionsEnabled)
            for (const topicArn of properties.AlarmActions) topics.publish(publisher, topicArn);
        },
      ]),
    );
  }

  /** `aws cloudwatch set-alarm-state --state-value ALARM`; throws what CloudWatch only writes into the alarm's history. */
  setOff(name: string): void {
    const ring = this.ring.get(name);
    if (!ring) throw new Error(`There is no alarm ${name}`);
    ring();
  }
}
