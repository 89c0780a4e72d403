import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { putSecret, readSecretText } from '#support/putSecret.ts';
import { synthesiseLocal } from '#support/synthesiseLocal.ts';

const folder = mkdtempSync(join(tmpdir(), 'bloomkin-origin-'));
const held: { cloud?: LocalCloud; deploys: number } = { deploys: 0 };
const cloud = (): LocalCloud => {
  if (!held.cloud) throw new Error('The run has not started');
  return held.cloud;
};

/** Containers keep secrets for a second here, for five minutes in the cloud. */
async function deploy(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await held.cloud?.close();
  const assemblyDir = synthesiseLocal(join(folder, String(held.deploys++)), settings);
  const functionVariables = { SECRET_MAX_AGE_SECONDS: '1' };
  held.cloud = await startLocalCloud({ assemblyDir, dataDir: join(folder, 'data'), functionVariables });
}

beforeAll(() => deploy());
afterAll(async () => {
  await held.cloud?.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (value: object) => putSecret(cloud(), 'ORIGIN_SECRET_ARN', JSON.stringify(value));

const Origin = z.object({ current: z.string() });
const readCurrent = async () =>
  Origin.parse(JSON.parse(await readSecretText(cloud(), 'ORIGIN_SECRET_ARN'))).current;

let requests = 0;
/** Twenty calls in a second past the edge's cache, for so long that every container has read the secret again. */
async function callsOfTwoSeconds(): Promise<number[]> {
  const statuses: Promise<number>[] = [];
  for (let at = 0; at < 40; at++) {
    const url = new URL(`/api/geocode?suggest=newtown${requests++}`, cloud().url);
    statuses.push(fetch(url).then(({ status }) => status));
    await pause(50);
  }
  return Promise.all(statuses);
}

const served = new Set([200]);

async function callPast(secret: string): Promise<number> {
  const request = { method: 'GET', path: '/api/geocode', query: 'suggest=newtown', body: Buffer.alloc(0) };
  const headers = { host: 'api', 'x-viewer-address': '203.0.113.7', 'x-origin-secret': secret };
  return (await cloud().callApiDirectly({ ...request, headers, address: '198.51.100.9' })).status;
}

describe('the origin secret', { timeout: 120_000 }, () => {
  it('stays the same when a template is deployed again', async () => {
    const old = await readCurrent();
    const next = randomBytes(24).toString('hex');
    await put({ current: next });
    await deploy();
    expect(new Set((await callsOfTwoSeconds()).slice(-10))).toEqual(new Set([403]));
    await put({ current: old });
    expect(new Set((await callsOfTwoSeconds()).slice(-10))).toEqual(served);
  });

  it('rotates by two deploys without a refused call', async () => {
    const old = await readCurrent();
    const next = randomBytes(24).toString('hex');
    const version = await put({ current: next, previous: old });
    expect(new Set(await callsOfTwoSeconds())).toEqual(served);
    await deploy({ originSecretVersion: version });
    expect(new Set(await callsOfTwoSeconds())).toEqual(served);
    await put({ current: next });
    expect(new Set(await callsOfTwoSeconds())).toEqual(served);
    expect([await callPast(old), await callPast(next)]).toEqual([403, 200]);
    await deploy({ originSecretVersion: version });
    expect(new Set(await callsOfTwoSeconds())).toEqual(served);
  });

  it('stops the deploy when its version is missing', async () => {
    const nowhere = { originSecretVersion: '01234567-89ab-4def-8123-456789abcdef' };
    await expect(deploy(nowhere)).rejects.toThrow('There is no secret');
    await deploy();
  });
});
