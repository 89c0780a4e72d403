import { Deployment } from '@bloomkin/local/aws/assembly/deployment.ts';
import { readAliases, readFunctions } from '@bloomkin/local/aws/functions/functionSpec.ts';
import { readApis } from '@bloomkin/local/aws/gateway/routes.ts';
import { expect, test } from 'vitest';
import { assemblyFor, givenFixtureWorld } from '../support/fixtureWorld.ts';

const world = givenFixtureWorld({}, { environmentsPerFunction: 3 });
const call = async (path: string, method = 'GET') => {
  const answer = await fetch(world().url + path, { method });
  return { status: answer.status, body: await answer.json() };
};
const errorTypes = () =>
  world()
    .logs.map(({ fields }) => fields.errorType)
    .filter(Boolean);

test('an execution environment is used again, one event at a time', async () => {
  await world().functions.stop();
  expect((await call('/api/count')).body).toEqual({ calls: 1 });
  expect((await call('/api/count')).body).toEqual({ calls: 2 });
});

test('an execution environment has its function’s memory, and little of it for what is new', async () => {
  expect((await call('/api/limits')).body).toMatchObject({
    maxOldGenerationSizeMb: 128,
    maxYoungGenerationSizeMb: 8,
  });
});

test('calls at the same time get environments of their own, and wait when all are taken', async () => {
  await world().functions.stop();
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('/api/slow-count')));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(answers.filter(({ body }) => body.calls === 1)).toHaveLength(3);
});

test('a function that does not answer in its time is ended, and the next call starts anew', async () => {
  expect(await call('/api/hang', 'POST')).toEqual({
    status: 500,
    body: { message: 'Internal Server Error' },
  });
  expect(errorTypes()).toContain('Sandbox.Timedout');
  expect((await call('/api/count')).status).toBe(200);
});

test('a function that ends its own process fails that call alone', async () => {
  expect((await call('/api/crash', 'POST')).status).toBe(500);
  expect(errorTypes()).toContain('Runtime.ExitError');
  expect((await call('/api/count')).status).toBe(200);
});

test('a function that takes more memory than it has is ended, and nothing else', async () => {
  expect((await call('/api/fill', 'POST')).status).toBe(500);
  expect(errorTypes()).toContain('Runtime.OutOfMemory');
  expect((await call('/api/count')).status).toBe(200);
});

test('what a function throws is in its log and not in the answer', async () => {
  expect(await call('/api/throw', 'POST')).toEqual({
    status: 500,
    body: { message: 'Internal Server Error' },
  });
  expect(errorTypes()).toContain('TypeError');
});

test('a function has the settings of its template and a key of its own', async () => {
  expect((await call('/api/settings')).body).toEqual({ greeting: 'hello from ap-southeast-2', key: 'api' });
});

test('what no policy allows is denied in the words of the service', async () => {
  const { body } = await call('/api/things');
  expect(body.name).toBe('AccessDeniedException');
  expect(body.message).toContain('is not authorized to perform: dynamodb:Scan on resource: arn:aws:dynamodb');
  expect(world().usedActions.map(({ action }) => action)).not.toContain('dynamodb:Scan');
});

test('what is allowed is done, and known as used', async () => {
  await call('/api/things/rose', 'PUT');
  expect((await call('/api/things/rose')).body).toEqual({ Item: { pk: { S: 'rose' } } });
  expect(world().usedActions).toContainEqual({
    functionName: 'api',
    action: 'dynamodb:PutItem',
    resource: 'arn:aws:dynamodb:ap-southeast-2:111122223333:table/things',
  });
});

test('an ordered fault is met by the share of calls it was ordered for', async () => {
  const fault = { target: 'dynamodb', mode: 'throttle', rate: 0.5, seconds: 60 };
  await fetch(`${world().url}/_local/faults`, { method: 'POST', body: JSON.stringify(fault) });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await call('/api/things/rose')).status);
  expect(statuses).toEqual([200, 500, 200, 500]);
});

test('a reset leaves nothing behind', async () => {
  await call('/api/things/tulip', 'PUT');
  const answer = await fetch(`${world().url}/_local/reset`, { method: 'POST' });
  expect(answer.status).toBe(200);
  expect((await call('/api/things/tulip')).body).toEqual({});
});

test('a route may name an alias, which is its function under an ARN of its own', () => {
  const deployment = new Deployment(assemblyFor({ api: { alias: 'live' } }));
  const specs = readFunctions(deployment);
  const [alias] = readAliases(deployment, specs);
  const arn = 'arn:aws:lambda:ap-southeast-2:111122223333:function:api:live';
  expect(alias).toEqual({ ...specs.find(({ name }) => name === 'api'), arn, version: '1' });
  const [api] = readApis(deployment);
  expect(new Set(api?.routes.map(({ functionArn }) => functionArn))).toEqual(new Set([arn]));
});
