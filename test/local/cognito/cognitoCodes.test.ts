import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { client, Pool, pool, withTokenTrigger } from './cognitoPool.ts';

let cognito: Pool;
beforeEach(async () => {
  cognito = new Pool();
  await cognito.start();
});
afterEach(() => cognito.close());

const claimsOf = (token: string | undefined) =>
  JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());

test('the right code gives tokens with the claims of Cognito', async () => {
  await cognito.givenUser('u_1');
  const answer = await cognito.answerCode('u_1', await cognito.startCode('u_1'), '1234');
  const tokens = answer.AuthenticationResult;
  expect(tokens).toMatchObject({ ExpiresIn: 3600, TokenType: 'Bearer' });
  expect(tokens?.RefreshToken?.length).toBeGreaterThan(1000);
  const iat = cognito.now / 1000;
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(claimsOf(tokens?.AccessToken)).toEqual({
    sub: uuid,
    iss: `https://cognito-idp.ap-southeast-2.amazonaws.com/${pool.UserPoolId}`,
    client_id: client.ClientId,
    origin_jti: uuid,
    event_id: uuid,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: iat,
    exp: iat + 3600,
    iat,
    jti: uuid,
    username: 'u_1',
  });
  expect(claimsOf(tokens?.IdToken)).toMatchObject({ aud: client.ClientId, 'cognito:username': 'u_1' });
});

test('the triggers get the events that Cognito builds', async () => {
  await cognito.givenUser('u_1');
  const first = await cognito.startCode('u_1');
  const second = await cognito.answerCode('u_1', first, '0000');
  expect(second).toMatchObject({
    ChallengeName: 'CUSTOM_CHALLENGE',
    ChallengeParameters: { USERNAME: 'u_1', hint: 'four digits' },
  });
  const [define, create, verify, defineAgain] = cognito.functions.events;
  const userAttributes = { sub: expect.any(String), 'cognito:user_status': 'CONFIRMED' };
  expect(define).toEqual({
    version: '1',
    region: 'ap-southeast-2',
    userPoolId: pool.UserPoolId,
    userName: 'u_1',
    callerContext: { awsSdkVersion: expect.any(String), clientId: 'client1' },
    triggerSource: 'DefineAuthChallenge_Authentication',
    request: { userAttributes, session: [] },
    response: { challengeName: null, issueTokens: null, failAuthentication: null },
  });
  expect(create?.request).toEqual({ userAttributes, session: [], challengeName: 'CUSTOM_CHALLENGE' });
  expect(verify?.request).toEqual({
    userAttributes,
    privateChallengeParameters: { code: '1234' },
    challengeAnswer: '0000',
    clientMetadata: { from: 'answer' },
  });
  expect(defineAgain?.request.session).toEqual([
    { challengeName: 'CUSTOM_CHALLENGE', challengeResult: false, challengeMetadata: 'sms:1' },
  ]);
});

test('a session works for ten minutes for its own user', async () => {
  await cognito.givenUser('u_1');
  await cognito.givenUser('u_2');
  const session = await cognito.startCode('u_1');
  await expect(cognito.answerCode('u_2', session, '1234')).rejects.toThrow('Invalid session');
  cognito.now += 10 * 60_000;
  await expect(cognito.answerCode('u_1', session, '1234')).rejects.toThrow('session is expired');
});

test('a client without the right secret hash is refused', async () => {
  const start = (AuthParameters: Record<string, string>) =>
    cognito.send(new AdminInitiateAuthCommand({ ...client, AuthFlow: 'CUSTOM_AUTH', AuthParameters }));
  await expect(start({ USERNAME: 'u_1' })).rejects.toThrow('SECRET_HASH was not received');
  await expect(start({ USERNAME: 'u_1', SECRET_HASH: cognito.hash('u_2') })).rejects.toThrow(
    'Unable to verify secret hash',
  );
});

test('a failing trigger is the error that Cognito makes of it', async () => {
  cognito.functions.own['arn:create'] = () => Promise.reject(new Error('The trigger failed'));
  await expect(cognito.startCode('u_1')).rejects.toMatchObject({
    name: 'UserLambdaValidationException',
    message: 'CreateAuthChallenge failed with error The trigger failed.',
  });
  cognito.functions.own['arn:create'] = () => ({ publicChallengeParameters: 'none' });
  await expect(cognito.startCode('u_1')).rejects.toMatchObject({ name: 'InvalidLambdaResponseException' });
});

test('the token trigger adds and removes claims, never the subject’s', async () => {
  await cognito.close();
  await cognito.start(withTokenTrigger);
  cognito.functions.own['arn:tokens'] = () => ({
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: {
        claimsToAddOrOverride: { company: 'c_1', username: 'somebody else' },
        claimsToSuppress: ['event_id', 'version'],
        scopesToAdd: ['shop'],
      },
    },
  });
  await cognito.givenUser('u_1');
  const claims = claimsOf((await cognito.signIn('u_1')).AuthenticationResult?.AccessToken);
  expect(claims).toMatchObject({
    company: 'c_1',
    username: 'u_1',
    scope: 'aws.cognito.signin.user.admin shop',
    event_id: expect.any(String),
  });
  expect(cognito.functions.events.at(-1)).toMatchObject({
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    request: { groupConfiguration: { groupsToOverride: [] }, scopes: ['aws.cognito.signin.user.admin'] },
  });
});

test('a pool with an unsupported trigger does not start', async () => {
  const strange = { pools: { [pool.UserPoolId]: { LambdaConfig: { UserMigration: 'arn:migrate' } } } };
  await expect(new Pool().start(strange)).rejects.toThrow('UserMigration');
});
