import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, type Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IEventSourceDlq } from 'aws-cdk-lib/aws-lambda';
import * as s3 from 'aws-cdk-lib/aws-s3';
import * as sqs from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { acknowledge } from './acknowledge.ts';

/** Stream records that failed for good, kept whole for `npm run redrive`; the queue counts them. */
export class LostChanges extends Construct {
  readonly queue: sqs.Queue;
  private readonly bucket: s3.Bucket;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.queue = this.createQueue();
    this.bucket = this.createBucket();
    this.notifyQueue();
  }

  /** Lambda sends only positions to a queue, and the stream expires after a day; a bucket gets whole records. */
  destinationFor(role: Role): IEventSourceDlq {
    const { bucketArn } = this.bucket;
    const objects = this.bucket.arnForObjects('*');
    role.addToPolicy(new PolicyStatement({ actions: ['s3:PutObject'], resources: [objects] }));
    role.addToPolicy(new PolicyStatement({ actions: ['s3:ListBucket'], resources: [bucketArn] }));
    const logicalId = Stack.of(this).getLogicalId(this.cfnBucket);
    acknowledge(role, {
      [`AwsSolutions-IAM5[Resource::<${logicalId}.Arn>/*]`]:
        'Lambda names the objects of lost changes itself',
    });
    return { bind: () => ({ destination: bucketArn }) };
  }

  private get cfnBucket(): s3.CfnBucket {
    const { defaultChild } = this.bucket.node;
    if (defaultChild instanceof s3.CfnBucket) return defaultChild;
    throw new Error('A bucket is a CfnBucket');
  }

  private createQueue(): sqs.Queue {
    const queue = new sqs.Queue(this, 'Queue', {
      encryption: sqs.QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    acknowledge(queue, { 'AwsSolutions-SQS3': 'This is the dead-letter queue' });
    return queue;
  }

  private createBucket(): s3.Bucket {
    const bucket = new s3.Bucket(this, 'Bucket', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    acknowledge(bucket, {
      'AwsSolutions-S1': 'Written by Lambda alone, read by an operator; empty unless something failed',
    });
    return bucket;
  }

  /** Set on the CloudFormation resource: the library's notifications are a custom resource. */
  private notifyQueue(): void {
    const { account } = Stack.of(this);
    this.queue.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [this.queue.queueArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
    this.cfnBucket.notificationConfiguration = {
      queueConfigurations: [{ event: 's3:ObjectCreated:*', queue: this.queue.queueArn }],
    };
    this.bucket.node.addDependency(this.queue.node.findChild('Policy'));
  }
}
