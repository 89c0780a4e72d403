import { Deployment } from '@local/aws/assembly/deployment.ts';
import { readApis } from '@local/aws/gateway/routes.ts';
import { expect, test } from 'vitest';
import { assemblyFor, givenFixtureCloud } from '#local/support/fixtureCloud.ts';

const cloud = givenFixtureCloud();
const send = (path: string, init: RequestInit = {}) => fetch(cloud().url + path, init);
const eventOf = async (path: string, init: RequestInit = {}) => (await send(path, init)).json();

test('a function gets the event of API Gateway', async () => {
  const event = await eventOf('/api/echo/a%20b?x=1&x=2&y=%26', {
    headers: { 'X-Own': 'yes', cookie: 'c=3; d=4' },
  });
  expect(event).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/echo/{id}',
    rawPath: '/api/echo/a%20b',
    rawQueryString: 'x=1&x=2&y=%26',
    cookies: ['c=3', 'd=4'],
    pathParameters: { id: 'a b' },
    queryStringParameters: { x: '1,2', y: '&' },
    isBase64Encoded: false,
    requestContext: { routeKey: 'GET /api/echo/{id}', stage: '$default', http: { method: 'GET' } },
  });
  expect(event.headers['x-own']).toBe('yes');
  expect(event.headers).not.toHaveProperty('cookie');
  expect(event).not.toHaveProperty('body');
});

test('a static segment wins over a variable and a greedy one', async () => {
  expect((await eventOf('/api/echo/written')).routeKey).toBe('GET /api/echo/written');
  const greedy = await eventOf('/api/rest/a/b/c', { method: 'DELETE' });
  expect(greedy.pathParameters).toEqual({ rest: 'a/b/c' });
});

test('JSON is passed as text, everything else in base64', async () => {
  const post = (type: string, body: string) =>
    eventOf('/api/echo/1', { method: 'POST', headers: { 'content-type': type }, body });
  const json = await post('application/json', '{"a":1}');
  expect([json.isBase64Encoded, json.body]).toEqual([false, '{"a":1}']);
  const form = await post('application/x-www-form-urlencoded', 'a=1');
  expect([form.isBase64Encoded, form.body]).toEqual([true, Buffer.from('a=1').toString('base64')]);
});

test('cookies of an answer stay separate', async () => {
  expect((await send('/api/echo/1')).headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
});

test('paths without a route are refused', async () => {
  const answer = await send('/api/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Not Found' });
});

test('a route whose permission is for another one stops the start', () => {
  const calledBy = 'arn:aws:execute-api:ap-southeast-2:111122223333:*/*/GET/api/echo/*';
  const deployment = new Deployment(assemblyFor({ api: { calledBy } }));
  expect(() => readApis(deployment)).toThrow(/ may not call arn:aws:lambda:.*:function:api$/);
});

test('a body that a function cannot get is refused', async () => {
  const body = 'x'.repeat(7 * 1024 * 1024);
  const headers = { 'content-type': 'text/plain' };
  const answer = await send('/api/echo/1', { method: 'POST', headers, body });
  expect(answer.status).toBe(413);
  expect(await answer.json()).toEqual({ message: 'Request Entity Too Large' });
});

test('the distribution sends its origin secret and the viewer’s address', async () => {
  const { headers, requestContext } = await eventOf('/api/echo/1', {
    headers: { 'x-viewer-address': 'invented' },
  });
  expect(headers['x-origin-secret']).toMatch(/^[A-Za-z0-9]{32}$/);
  expect(headers['x-viewer-address']).toBe('127.0.0.1');
  expect(headers.host).toContain('.execute-api.ap-southeast-2.amazonaws.com');
  expect(requestContext.domainName).toBe(headers.host);
});
