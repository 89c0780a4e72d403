import { indexes } from '@bloomkin/lambdas/entities.ts';
import { CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import * as s3 from 'aws-cdk-lib/aws-s3';
import { CfnSecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { acknowledge } from '#constructs/acknowledge.ts';
import { mediaFolder } from '#constructs/grantNeeds.ts';
import { NightlyBackup } from '#constructs/nightlyBackup.ts';
import type { Platform } from '#constructs/platform.ts';
import type { Stage } from '#stage.ts';
import { lastingStackProps, stackName } from './stackProps.ts';

const unlogged =
  'Reached only by our functions and the distribution; access logs would keep what people looked at, and every write is a line in our own log';
const unrotated =
  'Rotated by hand (docs/deploy.md): the other side, or every place that compares it, must change in the same moment';

const text = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

export class DataStack extends Stack {
  readonly table: dynamodb.TableV2;
  readonly catalogueBucket: s3.Bucket;
  readonly mediaBucket: s3.Bucket;
  readonly originSecret: Secret;
  readonly platform: Platform;
  private readonly stage: Stage;

  constructor(scope: Construct, stage: Stage) {
    super(scope, stackName(stage, 'data'), lastingStackProps(scope, stage, 'data'));
    this.stage = stage;
    this.table = this.makeTable();
    this.catalogueBucket = this.makeBucket('Catalogue');
    this.mediaBucket = this.makeBucket('Media');
    this.letDistributionRead(this.mediaBucket);
    this.originSecret = this.makeGeneratedSecret('OriginSecret', 'origin', {
      secretStringTemplate: '{}',
      generateStringKey: 'current',
      excludePunctuation: true,
      passwordLength: 48,
    });
    const withdrawalsBucket = this.makeBucket('Withdrawals');
    this.platform = {
      stage,
      table: this.table,
      catalogueBucket: this.catalogueBucket,
      mediaBucket: this.mediaBucket,
      withdrawalsBucket,
      secretArns: this.makeSecrets(),
    };
    // Other stages hold no one's orders.
    if (stage.name === 'prod')
      new NightlyBackup(this, {
        table: this.table,
        buckets: [this.mediaBucket, withdrawalsBucket],
        copyVaultArn: stage.backupCopyVault,
      });
  }

  private makeTable(): dynamodb.TableV2 {
    const { warmThroughput: warm, tableName } = this.stage;
    const table = new dynamodb.TableV2(this, tableName ? `Table-${tableName}` : 'Table', {
      ...(tableName && { tableName }),
      partitionKey: text('pk'),
      sortKey: text('sk'),
      timeToLiveAttribute: 'ttl',
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      globalSecondaryIndexes: Object.entries(indexes).map(([indexName, { partition, sort, include }]) => ({
        indexName,
        partitionKey: text(partition),
        sortKey: text(sort),
        ...projection(include),
        ...warmIndex(warm?.indexes[indexName]),
      })),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      encryption: dynamodb.TableEncryptionV2.dynamoOwnedKey(),
      ...(warm && { warmThroughput: toUnits(warm) }),
    });
    // An export in use cannot change, so a restored table could never replace this one.
    CrossStackReferences.of(table).produce(ReferenceStrength.WEAK);
    return table;
  }

  private makeBucket(id: string): s3.Bucket {
    const bucket = new s3.Bucket(this, id, {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    acknowledge(bucket, { 'AwsSolutions-S1': unlogged });
    return bucket;
  }

  /** The distribution is in a later stack: until the stage names its id, any of the account may read. */
  private letDistributionRead(bucket: s3.Bucket): void {
    const ours = this.formatArn({
      service: 'cloudfront',
      region: '',
      resource: 'distribution',
      resourceName: this.stage.distributionId ?? '*',
    });
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
        actions: ['s3:GetObject'],
        resources: [bucket.arnForObjects(`${mediaFolder}/*`)],
        conditions: { ArnLike: { 'aws:SourceArn': ours } },
      }),
    );
  }

  private makeSecrets(): Platform['secretArns'] {
    const signIn = this.makeGeneratedSecret('SignInSecret', 'sign-in', {
      secretStringTemplate: '{}',
      generateStringKey: 'codePepper',
      excludePunctuation: true,
      passwordLength: 64,
    });
    const webPush = this.makeGeneratedSecret('WebPushSecret', 'web-push', {
      secretStringTemplate: '{}',
      generateStringKey: 'vapidSeed',
      excludePunctuation: true,
      passwordLength: 64,
    });
    return {
      origin: this.originSecret.secretArn,
      signIn: signIn.secretArn,
      webPush: webPush.secretArn,
      stripeKey: this.makeEmptySecret('StripeKey', 'stripe-key', 'The payment provider’s secret API key'),
      stripeWebhook: this.makeEmptySecret(
        'StripeWebhookSecret',
        'stripe-webhook',
        'What the payment provider signs its webhook calls with',
      ),
      ...(this.stage.abnLookup && {
        abnLookup: this.makeEmptySecret('AbnLookup', 'abn-lookup', 'The GUID of the ABN Lookup web services'),
      }),
      ...(this.stage.acp && {
        acp: this.makeEmptySecret('AcpToken', 'acp-token', 'The bearer token of agents that speak ACP'),
      }),
    };
  }

  private makeGeneratedSecret(
    id: string,
    name: string,
    generateSecretString: NonNullable<ConstructorParameters<typeof Secret>[2]>['generateSecretString'],
  ): Secret {
    const secret = new Secret(this, id, {
      secretName: `bloomkin/${this.stage.name}/${name}`,
      generateSecretString,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(secret, { 'AwsSolutions-SMG4': unrotated });
    return secret;
  }

  /** Created empty and set by a person (docs/deploy.md), so that no template contains a value. */
  private makeEmptySecret(id: string, name: string, description: string): string {
    const secret = new CfnSecret(this, id, { name: `bloomkin/${this.stage.name}/${name}`, description });
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    acknowledge(secret, { 'AwsSolutions-SMG4': unrotated });
    return secret.ref;
  }
}

interface Throughput {
  readsPerSecond: number;
  writesPerSecond: number;
}

const toUnits = ({ readsPerSecond, writesPerSecond }: Throughput): dynamodb.WarmThroughput => ({
  readUnitsPerSecond: readsPerSecond,
  writeUnitsPerSecond: writesPerSecond,
});

/** An index that is throttled blocks the table's writes, whatever the table's own capacity. */
const warmIndex = (warm: Throughput | undefined) => (warm ? { warmThroughput: toUnits(warm) } : {});

function projection(include: readonly string[]) {
  return include.length === 0
    ? { projectionType: dynamodb.ProjectionType.KEYS_ONLY }
    : { projectionType: dynamodb.ProjectionType.INCLUDE, nonKeyAttributes: [...include] };
}
