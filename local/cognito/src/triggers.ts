import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { CognitoError } from './cognitoError.ts';
import type { Users } from './users.ts';

/** Throws the function's error. */
export type InvokeFunction = (functionArn: string, event: object) => Promise<unknown>;

export type TriggerName =
  | 'DefineAuthChallenge'
  | 'CreateAuthChallenge'
  | 'VerifyAuthChallengeResponse'
  | 'PreTokenGeneration';

export interface TriggerUser {
  username: string;
  attributes: Readonly<Record<string, string>>;
}

interface TriggerCall<R> {
  name: TriggerName;
  source: string;
  poolId: string;
  clientId: string;
  user: TriggerUser;
  request: object;
  response: object;
  shape: z.ZodType<R>;
}

/** Cognito's timeout and number of attempts. */
const patienceMs = 5000;
const maxTries = 3;
const slow = Symbol('slow');

export class Triggers {
  private readonly users: Users;
  private readonly region: string;
  private readonly invoke: InvokeFunction;

  constructor(users: Users, region: string, invoke: InvokeFunction) {
    this.users = users;
    this.region = region;
    this.invoke = invoke;
  }

  /** Undefined without a trigger. */
  async run<R>(call: TriggerCall<R>): Promise<R | undefined> {
    const { arn, version } = this.functionOf(call.poolId, call.name);
    if (!arn) return undefined;
    const event = {
      version,
      region: this.region,
      userPoolId: call.poolId,
      userName: call.user.username,
      callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: call.clientId },
      triggerSource: call.source,
      request: { userAttributes: call.user.attributes, ...call.request },
      response: call.response,
    };
    const answer = await this.callPatiently(call.name, arn, event);
    const { success, data, error } = z.object({ response: call.shape }).safeParse(answer);
    if (!success)
      throw new CognitoError(
        'InvalidLambdaResponseException',
        `${call.name} invocation failed due to error Invalid lambda function output : Invalid JSON.`,
        { cause: error },
      );
    return data.response;
  }

  private functionOf(poolId: string, name: TriggerName): { arn: string | undefined; version: string } {
    const { PreTokenGenerationConfig, ...triggers } = this.users.pool(poolId).LambdaConfig;
    return name === 'PreTokenGeneration'
      ? { arn: PreTokenGenerationConfig?.LambdaArn, version: '2' }
      : { arn: triggers[name], version: '1' };
  }

  private async callPatiently(name: TriggerName, arn: string, event: object): Promise<unknown> {
    for (let attempt = 1; attempt <= maxTries; attempt++) {
      const answer = await this.callOnce(name, arn, structuredClone(event));
      if (answer !== slow) return answer;
    }
    throw new CognitoError(
      'UnexpectedLambdaException',
      `${name} invocation failed due to error Socket timeout while invoking Lambda function.`,
    );
  }

  private async callOnce(name: TriggerName, arn: string, event: object): Promise<unknown> {
    const over = new AbortController();
    const timeout = wait(patienceMs, slow, { signal: over.signal }).catch(() => slow);
    try {
      return await Promise.race([this.invoke(arn, event), timeout]);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${message}.`, {
        cause: error,
      });
    } finally {
      over.abort();
    }
  }
}
