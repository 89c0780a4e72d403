import { expect, test } from 'vitest';
import { givenFixtureCloud } from '#local/support/fixtureCloud.ts';

const cloud = givenFixtureCloud();
const send = (path: string, init: RequestInit = {}) =>
  fetch(cloud().url + path, { redirect: 'manual', ...init });

test('a page of the web app is index.html with its behaviour’s headers', async () => {
  const answer = await send('/market/roses');
  expect(await answer.text()).toContain('<title>Fixture</title>');
  expect(answer.headers.get('content-type')).toBe('text/html');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test('a file has the cache rule of its deployment, a missing one is a 404', async () => {
  const file = await send('/files/app.js');
  expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(file.headers.get('content-type')).toBe('text/javascript');
  expect((await send('/files/nothing.js')).status).toBe(404);
  expect((await send('/files/..%2f..%2fmanifest.json')).status).toBe(404);
});

test('a viewer function may answer the request', async () => {
  const answer = await send('/old');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/new']);
});

test('an ETag that the viewer has gives a 304', async () => {
  const etag = (await send('/files/app.js')).headers.get('etag') ?? '';
  const again = await send('/files/app.js', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('text is compressed as the viewer accepts it', async () => {
  const encodingFor = async (accepted: string) =>
    (await send('/', { headers: { 'accept-encoding': accepted } })).headers.get('content-encoding');
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('gzip')).toBe('gzip');
  expect(await encodingFor('identity')).toBeNull();
});

test('HEAD gives the headers of GET without a body', async () => {
  const head = await send('/files/app.js', { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('32');
  expect(await head.text()).toBe('');
});

test('methods outside a behaviour are refused', async () => {
  expect((await send('/', { method: 'POST' })).status).toBe(403);
});

test('a cacheable answer is cached by its whole query', async () => {
  const callsOf = async (path: string) => {
    const answer = await send(path);
    return { cache: answer.headers.get('x-cache'), calls: (await answer.json()).calls };
  };
  const first = await callsOf('/api/cached/1?a=1');
  expect(first.cache).toBe('Miss from cloudfront');
  expect(await callsOf('/api/cached/1?a=1')).toEqual({ cache: 'Hit from cloudfront', calls: first.calls });
  expect((await callsOf('/api/cached/1?a=2')).calls).toBe(first.calls + 1);
});

test('concurrent requests are one request to the origin', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => send('/api/cached/together')));
  const calls = await Promise.all(answers.map(async (answer) => (await answer.json()).calls));
  expect(new Set(calls).size).toBe(1);
});

test('an uncacheable answer is fetched for each request', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => send('/api/cached/private')));
  const caches = answers.map((answer) => answer.headers.get('x-cache'));
  expect(new Set(caches)).toEqual(new Set(['Miss from cloudfront']));
  const before = (await (await send('/api/cached/private')).json()).calls;
  expect(before).toBeGreaterThan(1);
});
