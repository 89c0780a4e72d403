import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Clock } from '@local/aws/clock.ts';
import { FunctionPool } from '@local/aws/functions/functionPool.ts';
import { readAliases, readFunctions } from '@local/aws/functions/functionSpec.ts';
import { readApis } from '@local/aws/gateway/routes.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assemblyFor, givenFixtureCloud } from '#local/support/fixtureCloud.ts';

const cloud = givenFixtureCloud({}, { environmentsPerFunction: 3 });
const call = async (path: string, method = 'GET') => {
  const answer = await fetch(cloud().url + path, { method });
  return { status: answer.status, body: await answer.json() };
};
const errorTypes = () =>
  cloud()
    .logs.map(({ fields }) => fields.errorType)
    .filter(Boolean);

test('an execution environment is reused, one event at a time', async () => {
  await cloud().functions.stop();
  expect((await call('/api/count')).body).toEqual({ calls: 1 });
  expect((await call('/api/count')).body).toEqual({ calls: 2 });
});

test('an execution environment has its function’s memory limits', async () => {
  expect((await call('/api/limits')).body).toMatchObject({
    maxOldGenerationSizeMb: 128,
    maxYoungGenerationSizeMb: 6,
  });
});

test('concurrent calls get their own environments or wait', async () => {
  await cloud().functions.stop();
  const answers = await Promise.all(Array.from({ length: 6 }, () => call('/api/slow-count')));
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(answers.filter(({ body }) => body.calls === 1)).toHaveLength(3);
});

const poolOptions = {
  timeoutFactor: 1,
  variables: () => ({}),
  clock: new Clock(),
  processor: { isShared: false },
  log: () => undefined,
};

test('an execution environment is ended when it was idle for its time', async () => {
  const [spec] = readFunctions(new Deployment(assemblyFor()));
  if (!spec) throw new Error('The fixture has no function');
  const pool = new FunctionPool(spec, { ...poolOptions, maxEnvironments: 1, idleMs: 1 });
  onTestFinished(() => pool.stop());
  const count = () => pool.invoke({ routeKey: 'GET /api/count' });
  const first = { statusCode: 200, body: '{"calls":1}' };
  expect(await count()).toEqual(first);
  await expect.poll(() => pool.initMs).toEqual([]);
  expect(await count()).toEqual(first);
});

test('a spare execution environment is ended before the last one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [spec] = readFunctions(new Deployment(assemblyFor()));
  if (!spec) throw new Error('The fixture has no function');
  const environment = { initMs: 1, processorMs: 1, isAlive: true, invoke: async () => '{}', stop: vi.fn() };
  const pool = new FunctionPool(spec, {
    ...poolOptions,
    maxEnvironments: 2,
    idleMs: 60_000,
    startEnvironment: () => ({ ...environment }),
  });
  await Promise.all([pool.invoke({}), pool.invoke({})]);
  vi.advanceTimersByTime(20_000);
  expect(pool.initMs).toEqual([1]);
  vi.advanceTimersByTime(60_000);
  expect(pool.initMs).toEqual([]);
});

test('a function ends at its timeout and is started anew', async () => {
  expect(await call('/api/hang', 'POST')).toEqual({
    status: 500,
    body: { message: 'Internal Server Error' },
  });
  expect(errorTypes()).toContain('Sandbox.Timedout');
  expect((await call('/api/count')).status).toBe(200);
});

test('a start of more than ten seconds answers when the function’s timeout has room for the rest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [spec] = readFunctions(new Deployment(assemblyFor()));
  if (!spec) throw new Error('The fixture has no function');
  const pool = new FunctionPool(spec, { ...poolOptions, maxEnvironments: 1, idleMs: 60_000 });
  onTestFinished(() => pool.stop());
  const count = () => pool.invoke({ routeKey: 'GET /api/count' });
  const late = count();
  vi.advanceTimersByTime(10_000);
  expect(await late).toMatchObject({ statusCode: 200 });
  await pool.stop();
  const tooLate = count();
  vi.advanceTimersByTime(10_000 + spec.timeoutMs);
  await expect(tooLate).rejects.toMatchObject({ name: 'Sandbox.Timedout' });
});

test('a function that ends its own process fails that call alone', async () => {
  expect((await call('/api/crash', 'POST')).status).toBe(500);
  expect(errorTypes()).toContain('Runtime.ExitError');
  expect((await call('/api/count')).status).toBe(200);
});

test('a function over its memory is ended alone', async () => {
  expect((await call('/api/fill', 'POST')).status).toBe(500);
  expect(errorTypes()).toContain('Runtime.OutOfMemory');
  expect((await call('/api/count')).status).toBe(200);
});

test('a thrown error is in the function’s log and not in the answer', async () => {
  expect(await call('/api/throw', 'POST')).toEqual({
    status: 500,
    body: { message: 'Internal Server Error' },
  });
  expect(errorTypes()).toContain('TypeError');
});

test('a function has its template’s settings and its own credentials', async () => {
  expect((await call('/api/settings')).body).toEqual({ greeting: 'hello from ap-southeast-2', key: 'api' });
});

test('an action without a policy is denied with AWS’s message', async () => {
  const { body } = await call('/api/things');
  expect(body.name).toBe('AccessDeniedException');
  expect(body.message).toContain('is not authorized to perform: dynamodb:Scan on resource: arn:aws:dynamodb');
  expect(cloud().usedActions.map(({ action }) => action)).not.toContain('dynamodb:Scan');
});

test('an allowed action is done and recorded', async () => {
  await call('/api/things/rose', 'PUT');
  expect((await call('/api/things/rose')).body).toEqual({ Item: { pk: { S: 'rose' } } });
  expect(cloud().usedActions).toContainEqual({
    functionName: 'api',
    action: 'dynamodb:PutItem',
    resource: 'arn:aws:dynamodb:ap-southeast-2:111122223333:table/things',
  });
});

test('an injected fault hits its share of calls', async () => {
  const fault = { target: 'dynamodb', mode: 'throttle', rate: 0.5, seconds: 60 };
  await fetch(`${cloud().url}/_local/faults`, { method: 'POST', body: JSON.stringify(fault) });
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await call('/api/things/rose')).status);
  expect(statuses).toEqual([200, 500, 200, 500]);
  cloud().faults.clear();
});

test('a reset removes all data', async () => {
  await call('/api/things/tulip', 'PUT');
  const answer = await fetch(`${cloud().url}/_local/reset`, { method: 'POST' });
  expect(answer.status).toBe(200);
  expect((await call('/api/things/tulip')).body).toEqual({});
});

test('a route may name an alias, which is its function under its own ARN', () => {
  const deployment = new Deployment(assemblyFor({ api: { alias: 'live' } }));
  const specs = readFunctions(deployment);
  const [alias] = readAliases(deployment, specs);
  const arn = 'arn:aws:lambda:ap-southeast-2:111122223333:function:api:live';
  expect(alias).toEqual({ ...specs.find(({ name }) => name === 'api'), arn, version: '1' });
  const [api] = readApis(deployment);
  expect(new Set(api?.routes.map(({ functionArn }) => functionArn))).toEqual(new Set([arn]));
});
