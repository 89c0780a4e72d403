import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** Alarms can only publish to a topic of their region. */
export class AlarmTopic extends Construct {
  readonly action: SnsAction;

  constructor(scope: Construct, id: string, { alarmEmail }: Stage) {
    super(scope, id);
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A topic policy replaces the default one, which lets the account's alarms publish.
    topic.grantPublish(new ServicePrincipal('cloudwatch.amazonaws.com'));
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
    this.action = new SnsAction(topic);
  }
}
