import { CrossStackReferences, Duration, ReferenceStrength, RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import { CfnSecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import type { Assets } from '#assets.ts';
import { acknowledge } from '#constructs/acknowledge.ts';
import { GroupFunction } from '#constructs/groupFunction.ts';
import type { Platform } from '#constructs/platform.ts';
import { type TriggerName, triggerNames } from '#functions.ts';
import type { Stage } from '#stage.ts';
import { lastingStackProps, stackName } from './stackProps.ts';

const operations: Record<TriggerName, cognito.UserPoolOperation> = {
  defineAuthChallenge: cognito.UserPoolOperation.DEFINE_AUTH_CHALLENGE,
  createAuthChallenge: cognito.UserPoolOperation.CREATE_AUTH_CHALLENGE,
  verifyAuthChallengeResponse: cognito.UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE,
};

export class IdentityStack extends Stack {
  readonly pool: NonNullable<Platform['pool']>;

  constructor(scope: Construct, stage: Stage, assets: Assets, platform: Platform) {
    super(scope, stackName(stage, 'identity'), lastingStackProps(scope, stage, 'identity'));
    const pool = this.createPool(stage);
    const client = createClient(pool, stage);
    // An export in use cannot change, so another pool could never replace this one.
    for (const named of [pool, client]) CrossStackReferences.of(named).produce(ReferenceStrength.WEAK);
    for (const name of triggerNames)
      pool.addTrigger(operations[name], new GroupFunction(this, { name, stage, assets, platform }));
    this.pool = {
      id: pool.userPoolId,
      arn: pool.userPoolArn,
      clientId: client.userPoolClientId,
      clientSecretArn: this.storeClientSecret(stage, client),
    };
  }

  /** CloudFormation copies it, so that no template contains it. */
  private storeClientSecret(stage: Stage, client: cognito.UserPoolClient): string {
    const { defaultChild } = client.node;
    if (!(defaultChild instanceof cognito.CfnUserPoolClient))
      throw new Error('A client is a CfnUserPoolClient');
    // One per client: functions receive both together on deployment.
    const number = stage.userPoolClient === 1 ? '' : `-${stage.userPoolClient}`;
    const secret = new CfnSecret(this, `ClientSecret${number}`, {
      name: `bloomkin/${stage.name}/cognito-client${number}`,
      description: 'The secret of the user pool’s client',
      secretString: defaultChild.attrClientSecret,
    });
    secret.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    acknowledge(secret, {
      'AwsSolutions-SMG4': 'It is its client’s, which takes a second one by hand first (docs/deploy.md)',
    });
    return secret.ref;
  }

  /** The user name is our id. Phone and e-mail are not aliases, so Cognito sends no messages of its own. */
  private createPool(stage: Stage): cognito.UserPool {
    const pool = new cognito.UserPool(this, stage.userPool === 1 ? 'Pool' : `Pool${stage.userPool}`, {
      selfSignUpEnabled: false,
      signInAliases: { username: true },
      signInCaseSensitive: true,
      enableSmsRole: false,
      autoVerify: {},
      accountRecovery: cognito.AccountRecovery.NONE,
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      passwordPolicy: {
        minLength: 8,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      featurePlan: cognito.FeaturePlan[stage.featurePlan],
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acknowledge(pool, {
      'AwsSolutions-COG1':
        'Length and refusing known passwords, not kinds of characters (NIST SP 800-63B, 3.1.1.2); checked by our API',
      'AwsSolutions-COG2':
        'Asked of admins and owners by the API (decision 221); a buyer’s code by SMS or e-mail is itself what they have',
      'AwsSolutions-COG8':
        'Our own limits and breaker count attempts; Plus can be chosen in the stage (featurePlan)',
    });
    return pool;
  }
}

function createClient(pool: cognito.UserPool, stage: Stage): cognito.UserPoolClient {
  const client = pool.addClient(stage.userPoolClient === 1 ? 'Api' : `Api${stage.userPoolClient}`, {
    generateSecret: true,
    disableOAuth: true,
    authFlows: { custom: true, adminUserPassword: true },
    authSessionValidity: Duration.minutes(10),
    accessTokenValidity: Duration.minutes(60),
    idTokenValidity: Duration.minutes(60),
    refreshTokenValidity: Duration.days(30),
    refreshTokenRotationGracePeriod: Duration.seconds(30),
    enableTokenRevocation: true,
    preventUserExistenceErrors: true,
  });
  // Functions that are not deployed yet still use the previous client.
  client.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
  return client;
}
