import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { explainFailure } from '@bloomkin/local/explainFailure.ts';
import { expect, test } from 'vitest';
import { listen } from '#support/listen.ts';
import { assemblyFor } from './support/fixtureCloud.ts';

const script = join(import.meta.dirname, '../../local/src/start.ts');

async function runToEnd(variables: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const env = { ...process.env, DATA_DIR: ':memory:', CDK_OUT: assemblyFor(), ...variables };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

test('a taken port is reported in one sentence with a remedy', async () => {
  const server = createServer();
  const port = await listen(server);
  const { code, stderr } = await runToEnd({ PORT: String(port) });
  server.close();
  expect([code, stderr]).toEqual([
    1,
    `Port ${port} is taken: set PORT to another one (PORT=8090 npm start)\n`,
  ]);
});

test.each([
  [{ code: 'ENOSPC' }, 'The disk of /data is full: free some space and start again'],
  [{ errcode: 13 }, 'The disk of /data is full: free some space and start again'],
  [{ code: 'EADDRINUSE' }, 'Port 8080 is taken: set PORT to another one (PORT=8090 npm start)'],
  [{ code: 'EACCES' }, 'write failed'],
])('explains %j with a remedy where there is one', (about, message) => {
  const error = Object.assign(new Error('write failed'), about);
  expect(explainFailure(error, () => ({ port: 8080, dataDir: '/data' }))).toMatchObject({ message });
});

test('a missing engine is reported with what to install', async () => {
  const { code, stderr } = await runToEnd({ PORT: '0', DYNAMODB: 'local-jar' });
  expect(code).toBe(1);
  expect(stderr).toContain('Install Java 17');
});

test('a clock with an invalid start date is refused', async () => {
  const { code, stderr } = await runToEnd({ PORT: '0', CLOCK_STARTS_AT: 'tomorrow' });
  expect([code, stderr]).toEqual([
    1,
    'CLOCK_STARTS_AT=tomorrow is not a date: write it as 2026-11-23T00:00:00Z\n',
  ]);
});
