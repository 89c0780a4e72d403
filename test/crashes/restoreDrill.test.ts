import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { checkRestored } from '@bloomkin/scripts/restore/checkRestored.ts';
import { restoreTable } from '@bloomkin/scripts/restore/restoreTable.ts';
import {
  changePasswordFromLink,
  logInByCode,
  logInByPassword,
  requestCode,
} from '@bloomkin/shared/routes/auth.ts';
import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { getOrder, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { Api } from '#support/api.ts';
import { clockVariables } from '#support/childClock.ts';
import { assemblyDir, copyDemoData } from '#support/demoData.ts';
import { localAwsCli } from '#support/localAwsCli.ts';
import { messageTo } from '#support/outbox.ts';
import { patience } from '#support/run/budget.ts';
import { placeOrder } from '#support/shopping.ts';
import { synthesiseLocal } from '#support/synthesiseLocal.ts';
import { actAfter, actBefore, newPeople, pay, readAnswers, type Traffic } from './restoreTraffic.ts';

const restoredTable = 'bloomkin-local-restored';
const deployments = mkdtempSync(join(tmpdir(), 'bloomkin-restore-'));
const held: { cloud?: LocalCloud; dataDir?: string } = {};

const cloud = (): LocalCloud => {
  if (!held.cloud) throw new Error('The run has not started');
  return held.cloud;
};
const dataDir = (): string => held.dataDir ?? '';

/** For API tests on the restored store: `RESTORED_STORE=… vitest run --project fast --project window test/lambdas`. */
function keepRestored(assembly: string): void {
  const folder = process.env.KEEP_RESTORED;
  if (!folder) return;
  cpSync(assembly, join(folder, 'cdk.out'), { recursive: true, verbatimSymlinks: true });
  cpSync(dataDir(), join(folder, 'data'), { recursive: true });
  // Native packages are installed beside a bundle when it is deployed; here they are found above it.
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(import.meta.dirname, '../../node_modules'), packages);
}

/** A deploy of the stage with these settings, over the same data. */
async function deploy(name: string, settings: Readonly<Record<string, unknown>>): Promise<void> {
  const port = Number(new URL(cloud().url).port);
  await cloud().close();
  const dir = synthesiseLocal(join(deployments, name), settings);
  if (name === 'table') keepRestored(dir);
  held.cloud = await startLocalCloud({ assemblyDir: dir, dataDir: dataDir(), port });
}

afterAll(async () => {
  await held.cloud?.close();
  for (const dir of [deployments, dataDir()]) if (dir) rmSync(dir, { recursive: true, force: true });
});

/** Recovery knows whole seconds: what follows belongs to a later one. */
async function endSecond(): Promise<Date> {
  const second = Math.floor(Date.now() / 1000);
  await vi.waitUntil(() => Math.floor(Date.now() / 1000) > second, {
    interval: 10,
    timeout: 20_000 * patience,
  });
  return new Date(second * 1000);
}

const Page = z.object({ Items: z.array(z.object({ pk: z.unknown(), sk: z.unknown() })) });

/** Plays a script with a wrong key. */
async function loseEveryRow(tableName: string): Promise<void> {
  const aws = localAwsCli(cloud());
  const args = ['--table-name', tableName];
  for (;;) {
    const { Items } = Page.parse(await aws(['dynamodb', 'scan', ...args]));
    if (Items.length === 0) return;
    for (let from = 0; from < Items.length; from += 25) {
      const requests = Items.slice(from, from + 25).map(({ pk, sk }) => ({
        DeleteRequest: { Key: { pk, sk } },
      }));
      const input = JSON.stringify({ [tableName]: requests });
      await aws(['dynamodb', 'batch-write-item', '--request-items', input]);
    }
  }
}

/** The command as an operator types it, with an AWS CLI that knows this store. */
async function invitePeople(): Promise<string> {
  const { TABLE_NAME, ...variables } = cloud().operatorVariables;
  const answer = JSON.stringify({ TABLE_NAME, SITE_URL: cloud().url });
  writeFileSync(join(deployments, 'aws'), `#!/bin/sh\necho '${answer}'\n`, { mode: 0o755 });
  const script = join(import.meta.dirname, '../../scripts/restore.ts');
  const env = {
    ...process.env,
    ...variables,
    ...clockVariables(),
    PATH: `${deployments}:${process.env.PATH}`,
  };
  const args = [script, 'people', '--stage', 'dev'];
  return (await promisify(execFile)(process.execPath, args, { env })).stdout;
}

const invoke = (name: string, event: object) => cloud().functions.invoke(name, event);

describe('a restore', () => {
  const known: { traffic?: Traffic; answers?: unknown; instant?: Date; late?: Order } = {};
  const traffic = (): Traffic => {
    if (!known.traffic) throw new Error('Nothing has happened yet');
    return known.traffic;
  };

  beforeAll(async () => {
    held.dataDir = await copyDemoData();
    held.cloud = await startLocalCloud({ assemblyDir, dataDir: dataDir() });
    known.traffic = await actBefore(cloud());
    known.answers = await readAnswers(cloud(), traffic());
    known.instant = await endSecond();
    known.late = await actAfter(cloud(), traffic());
    const source = String(cloud().operatorVariables.TABLE_NAME);
    await cloud().settle();
    await loseEveryRow(source);
    const lost = await traffic().people[0]?.api.send(getMe, {});
    expect(lost?.status).toBe(401);
    await restoreTable(localAwsCli(cloud()), {
      source,
      target: restoredTable,
      at: known.instant,
      pollMs: 10,
    });
    await deploy('table', { tableName: restoredTable });
  });

  it('answers as before the chosen instant, for sessions that go on', async () => {
    expect(await readAnswers(cloud(), traffic())).toEqual(known.answers);
  });

  it('repeats the deletion of an account when it was deleted after the restored time', async () => {
    const { id, phone } = traffic().leaver;
    const key = JSON.stringify({ pk: { S: `USER#${id}` }, sk: { S: 'USER' } });
    const isThere = async () => {
      const args = ['get-item', '--table-name', restoredTable, '--key', key];
      return JSON.stringify(await localAwsCli(cloud())(['dynamodb', ...args])).includes(phone);
    };
    expect(await isThere()).toBe(true);
    await invoke('bloomkin-local-retention', { time: new Date().toISOString() });
    await cloud().settle();
    expect(await isThere()).toBe(false);
  });

  it('shows the restored prices in lists, once the catalogue is rebuilt', async () => {
    const { differences } = await checkRestored(invoke, 'local', new Date());
    expect(differences).toBeGreaterThan(0);
    const { product } = traffic();
    const list = async () => {
      const query = { company: product.company, per_page: 100 };
      const { data } = await new Api(cloud().url).call(listAllProducts, { query });
      return data.find(({ id }) => id === product.id)?.price;
    };
    await vi.waitFor(async () => expect(await list()).toBe(91.2), { timeout: 20_000 * patience });
  });

  it('takes later payments from the provider and names lost orders', async () => {
    const { people, unpaid } = traffic();
    const before = cloud().logs.length;
    cloud().payments.resendEvents(known.instant ?? new Date());
    await cloud().settle();
    const { data } = (await people[1]?.api.call(getOrder, { params: { id: unpaid.id } })) ?? {};
    expect(data?.payment_status).toBe('paid');
    const lines = cloud()
      .logs.slice(before)
      .map(({ fields }) => [fields.message, fields.orderId]);
    expect(lines).toContainEqual(['a payment event for an unknown order', known.late?.id]);
  });

  it('still takes, pays, cancels and refunds orders', async () => {
    const { admin, product } = traffic();
    const [mia] = await newPeople(cloud(), 1);
    if (!mia) throw new Error('Nobody is there');
    const order = await placeOrder(mia.api, product);
    await pay(cloud(), mia.api, order);
    const params = { id: order.id };
    expect((await mia.api.call(getOrder, { params })).data.payment_status).toBe('paid');
    await admin.call(updateOrder, { params, body: { status: 'canceled' } });
    await cloud().settle();
    expect((await mia.api.call(getOrder, { params })).data.payment_status).toBe('refunded');
  });

  it('lets users in again after the loss of the user pool', async () => {
    const [ruby] = traffic().people;
    const oldToken = ruby?.api.token;
    await deploy('pool', { tableName: restoredTable, userPool: 2 });
    expect(await invitePeople()).toMatch(/^Invited: \d\d+\.\n$/);
    await cloud().settle();

    const out = new Api(cloud().url);
    out.token = oldToken;
    expect((await out.send(getMe, {})).status).toBe(401);
    await messageTo(cloud().url, ruby?.phone ?? '', ({ text }) => text.includes('Sign in with a code'));

    const email = 'buyer@flowers.test';
    await messageTo(cloud().url, email, ({ subject }) => subject === 'Please sign in again');
    const again = new Api(cloud().url);
    await again.call(requestCode, { body: { email } });
    const letter = await messageTo(cloud().url, email, ({ subject }) => subject === 'Your Bloomkin code');
    const code = /\b\d{4}\b/.exec(letter.text)?.[0] ?? '';
    const { data } = await again.call(logInByCode, { body: { email, code } });
    again.token = data.api_token;
    expect((await again.call(listOrders, { query: {} })).data.length).toBeGreaterThan(0);

    const mail = await messageTo(cloud().url, 'admin@flowers.test', ({ text }) =>
      text.includes('change_password'),
    );
    const link = /change_password\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const [password, admin] = ['Snow-Gum-2027', new Api(cloud().url)];
    await admin.call(changePasswordFromLink, { body: { code: link, password, password2: password } });
    const { data: signedIn } = await admin.call(logInByPassword, {
      body: { login: 'admin@flowers.test', password },
    });
    expect(signedIn.roles).toContain('ROLE_ADMIN');
  });
});
