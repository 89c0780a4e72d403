import { createHmac } from 'node:crypto';
import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { type CognitoOptions, createCognito } from '@local/cognito/createCognito.ts';
import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import { serve } from '#local/kit/serve.ts';

export const pool = { UserPoolId: 'ap-southeast-2_Pool12345' };
export const client = { ...pool, ClientId: 'client1' };
export const password = 'Flowers-2026';

const lambdaConfig = {
  DefineAuthChallenge: 'arn:define',
  CreateAuthChallenge: 'arn:create',
  VerifyAuthChallengeResponse: 'arn:verify',
};

/** As the CDK's template has them. */
const template = {
  pools: {
    [pool.UserPoolId]: {
      LambdaConfig: lambdaConfig,
      Policies: { PasswordPolicy: { MinimumLength: 8 } },
      UsernameConfiguration: { CaseSensitive: true },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
    },
  },
  clients: {
    client1: {
      UserPoolId: pool.UserPoolId,
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      AuthSessionValidity: 10,
      AccessTokenValidity: 60,
      IdTokenValidity: 60,
      RefreshTokenValidity: 43_200,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
      PreventUserExistenceErrors: 'ENABLED',
    },
  },
};

export const withTokenTrigger = {
  pools: {
    [pool.UserPoolId]: {
      LambdaConfig: {
        ...lambdaConfig,
        PreTokenGenerationConfig: { LambdaArn: 'arn:tokens', LambdaVersion: 'V2_0' },
      },
    },
  },
};

export interface SeenEvent {
  version: string;
  userName: string;
  triggerSource: string;
  callerContext: object;
  request: { userAttributes: Record<string, string>; [more: string]: unknown };
  response: object;
}

/** Triggers like ours: the code is 1234, three answers are allowed. */
export class Functions {
  readonly events: SeenEvent[] = [];
  readonly own: Record<string, (event: SeenEvent) => object | Promise<object>> = {
    'arn:define': ({ request }) => {
      const rounds = Array.isArray(request.session) ? request.session : [];
      const right = rounds.at(-1)?.challengeResult === true;
      return {
        challengeName: 'CUSTOM_CHALLENGE',
        issueTokens: right,
        failAuthentication: !right && rounds.length >= 3,
      };
    },
    'arn:create': () => ({
      publicChallengeParameters: { hint: 'four digits' },
      privateChallengeParameters: { code: '1234' },
      challengeMetadata: 'sms:1',
    }),
    'arn:verify': ({ request }) => ({ answerCorrect: request.challengeAnswer === '1234' }),
  };

  readonly invoke = async (arn: string, event: object): Promise<unknown> => {
    const seen = event as SeenEvent;
    this.events.push(seen);
    return { ...seen, response: await this.own[arn]?.(seen) };
  };
}

/** The real SDK against the emulator. */
export class Pool {
  now = Date.parse('2026-02-14T09:00:00Z');
  readonly functions = new Functions();
  private cognito: ServiceEmulator | undefined;
  private stop: (() => Promise<void>) | undefined;
  private api: CognitoIdentityProviderClient | undefined;
  private secret = '';
  url = '';

  async start(options: Partial<CognitoOptions> = {}): Promise<void> {
    this.cognito = createCognito({
      ...template,
      region: 'ap-southeast-2',
      invoke: this.functions.invoke,
      dataFile: undefined,
      now: () => this.now,
      ...options,
    });
    const served = await serve(this.cognito);
    this.url = served.url;
    this.stop = served.close;
    const credentials = { accessKeyId: 'function', secretAccessKey: 'local' };
    this.api = new CognitoIdentityProviderClient({
      region: 'ap-southeast-2',
      endpoint: served.url,
      credentials,
      maxAttempts: 1,
    });
    const { UserPoolClient } = await this.send(new DescribeUserPoolClientCommand(client));
    this.secret = UserPoolClient?.ClientSecret ?? '';
  }

  get send(): CognitoIdentityProviderClient['send'] {
    if (!this.api) throw new Error('not started');
    return this.api.send.bind(this.api);
  }

  get clientSecret(): string {
    return this.secret;
  }

  async reset(): Promise<void> {
    await this.cognito?.reset();
  }

  async close(): Promise<void> {
    await this.stop?.();
    await this.cognito?.close();
  }

  hash(username: string): string {
    return createHmac('sha256', this.secret)
      .update(username + client.ClientId)
      .digest('base64');
  }

  async givenUser(Username: string, text = password): Promise<void> {
    await this.send(new AdminCreateUserCommand({ ...pool, Username, MessageAction: 'SUPPRESS' }));
    await this.send(new AdminSetUserPasswordCommand({ ...pool, Username, Password: text, Permanent: true }));
  }

  signIn(username: string, text = password) {
    const AuthParameters = { USERNAME: username, PASSWORD: text, SECRET_HASH: this.hash(username) };
    return this.send(
      new AdminInitiateAuthCommand({ ...client, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH', AuthParameters }),
    );
  }

  async startCode(username: string): Promise<string> {
    const AuthParameters = { USERNAME: username, SECRET_HASH: this.hash(username) };
    const { Session } = await this.send(
      new AdminInitiateAuthCommand({
        ...client,
        AuthFlow: 'CUSTOM_AUTH',
        AuthParameters,
        ClientMetadata: { lost: 'as in the cloud' },
      }),
    );
    if (!Session) throw new Error('no session');
    return Session;
  }

  answerCode(username: string, Session: string, code: string) {
    return this.send(
      new AdminRespondToAuthChallengeCommand({
        ...client,
        ChallengeName: 'CUSTOM_CHALLENGE',
        Session,
        ChallengeResponses: { USERNAME: username, ANSWER: code, SECRET_HASH: this.hash(username) },
        ClientMetadata: { from: 'answer' },
      }),
    );
  }
}
