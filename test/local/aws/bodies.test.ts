import { request } from 'node:http';
import { serve } from '@local/aws/http/serve.ts';
import { expect, onTestFinished, test } from 'vitest';

const echo = async () => {
  const served = await serve({ host: '127.0.0.1', port: 0 }, async ({ body }) => ({
    status: 200,
    headers: {},
    body: String(body.length),
  }));
  onTestFinished(() => served.close());
  return served;
};

async function post(port: number, body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body });
  return `${response.status} ${await response.text()}`;
}

test('a body of 64 MB is read and a longer one refused', async () => {
  const { port } = await echo();
  const most = 'a'.repeat(64 * 1024 * 1024);
  expect(await post(port, most)).toBe(`200 ${most.length}`);
  expect(await post(port, `${most}a`)).toBe('413 ');
  expect(await post(port, 'a')).toBe('200 1');
});

test('a client that breaks off leaves the next one its answer', async () => {
  const { port } = await echo();
  const { promise, resolve } = Promise.withResolvers<void>();
  const broken = request({ port, method: 'POST', headers: { 'content-length': 100 } });
  broken.on('error', () => resolve());
  broken.write('half', () => broken.destroy(new Error('Broken off')));
  await promise;
  expect(await post(port, 'a')).toBe('200 1');
});
