import { defineAuthChallenge } from '@bloomkin/lambdas/events/cognito/defineAuthChallenge.ts';
import type { DefineAuthChallengeTriggerEvent } from 'aws-lambda';
import { describe, expect, it } from 'vitest';

type Round = DefineAuthChallengeTriggerEvent['request']['session'][number];

const wrong: Round = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false };
const right: Round = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true };

async function next(session: Round[], userNotFound = false) {
  const event: DefineAuthChallengeTriggerEvent = {
    version: '1',
    region: 'ap-southeast-2',
    userPoolId: 'pool',
    userName: 'rosie',
    callerContext: { awsSdkVersion: '3', clientId: 'client' },
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { userAttributes: {}, session, userNotFound },
    response: { challengeName: '', issueTokens: false, failAuthentication: false },
  };
  const { issueTokens, failAuthentication } = (await defineAuthChallenge(event)).response;
  if (issueTokens && failAuthentication) throw new Error('both at once');
  return issueTokens ? 'tokens' : failAuthentication ? 'end' : 'challenge';
}

describe('signing in by a code', () => {
  it('begins with our challenge', async () => {
    expect(await next([])).toBe('challenge');
  });

  it('ends with the third wrong answer', async () => {
    expect(await next([wrong])).toBe('challenge');
    expect(await next([wrong, wrong])).toBe('challenge');
    expect(await next([wrong, wrong, wrong])).toBe('end');
  });

  it('gives tokens for a right answer, the third included', async () => {
    expect(await next([right])).toBe('tokens');
    expect(await next([wrong, wrong, right])).toBe('tokens');
  });

  it('ignores the rounds of another flow', async () => {
    expect(await next([{ challengeName: 'SRP_A', challengeResult: true }])).toBe('end');
    expect(await next([{ challengeName: 'PASSWORD_VERIFIER', challengeResult: true }, right])).toBe('end');
  });

  it('gives no tokens to a user who does not exist', async () => {
    expect(await next([right], true)).toBe('end');
    expect(await next([], true)).toBe('end');
  });
});
