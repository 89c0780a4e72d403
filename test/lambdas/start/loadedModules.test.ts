import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { bundleName, functionNames } from '@bloomkin/cdk/functions.ts';
import { proxyEvent } from '@local/aws/gateway/proxyEvent.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { clockVariables } from '#support/childClock.ts';
import { localCloud } from '#support/localCloud.ts';
import { readOriginSecret } from '#support/originSecret.ts';
import { visitAsBuyer } from '#support/people.ts';

const test = localCloud({ demoData: true });

const Report = z.object({ loaded: z.array(z.string()), status: z.number().nullable() });
const bundleUrl = (name: string) =>
  pathToFileURL(join(import.meta.dirname, '../../../.build/functions', name, 'index.mjs')).href;

/** The addresses at which the cloud's functions find the services: over TLS. */
function environment(): Record<string, string> {
  const variables = Object.entries(test.cloud.operatorVariables).map(([name, value]) => [
    name,
    name.startsWith('AWS_ENDPOINT_URL') ? value.replace('http:', 'https:') : value,
  ]);
  return { ...process.env, ...clockVariables(), ...Object.fromEntries(variables) };
}

/** The modules that Node loads until a function has started, or has answered an event. */
async function inNewContainer(name: string, event?: object) {
  const script = join(import.meta.dirname, 'newContainer.ts');
  const args = [script, bundleUrl(name), ...(event ? [JSON.stringify(event)] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment() });
  return Report.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
}

/** A signed-in buyer's request, as the gateway hands it on. */
async function eventOf(path: string): Promise<object> {
  const buyer = await visitAsBuyer(test);
  Object.assign(process.env, test.cloud.operatorVariables);
  const secret = await readOriginSecret(test.cloud);
  const key = `GET ${path}`;
  const headers = { 'x-origin-secret': secret, 'x-auth-token': buyer.token ?? '' };
  const request = { method: 'GET', path, query: '', headers, body: Buffer.alloc(0), address: '203.0.113.7' };
  const route = { key, method: 'GET', segments: path.split('/').slice(1), functionArn: '' };
  const context = { apiId: 'api', account: '0', requestId: randomUUID(), now: new Date() };
  return proxyEvent(request, { route, parameters: {} }, context);
}

describe('a new container', () => {
  it.each([...new Set(functionNames.map(bundleName))])('starts without undici: %s', async (name) => {
    expect((await inNewContainer(name)).loaded).toEqual([]);
  });

  it.each([
    ['cart', '/api/shop/cart'],
    ['catalogue', '/api/shop/collections'],
    ['users', '/api/me'],
  ])('gives its first signed-in answer without undici: %s', async (name, path) => {
    expect(await inNewContainer(name, await eventOf(path))).toEqual({ loaded: [], status: 200 });
  });
});
