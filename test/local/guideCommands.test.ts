import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { getOrder, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { type Answers, installAwsCommand } from '#support/awsCommand.ts';
import { guideCommands } from '#support/guideCommands.ts';
import { localAwsCli } from '#support/localAwsCli.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer, signInDemoUser, visitAsBuyer } from '#support/people.ts';
import { readSecretText } from '#support/putSecret.ts';
import { readyAccount } from '#support/readyAccount.ts';
import { pickProduct, pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true, inThreads: true });
const root = join(import.meta.dirname, '../..');
const held: { folder?: string } = {};

beforeAll(async () => {
  const { folder, remove } = await installAwsCommand(test.cloud);
  held.folder = folder;
  return remove;
});

/** Named apart, since one begins what another ends. */
const rotation = /cognito-idp \S*client-secrets?\b|cognito-client/;
const commandsOf = (expression: RegExp) => guideCommands.filter(({ text: line }) => expression.test(line));

/** As an operator's shell runs it, with an AWS CLI that knows this cloud. */
async function runInShell(
  command: string,
  typed = '',
  cwd = root,
): Promise<{ stdout: string; stderr: string; status: number | null }> {
  const { folder = '' } = held;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  // With a socket as its input, bash would read a .bashrc, which may put another aws first.
  const child = spawn('bash', ['--norc', '-c', command], { env, cwd });
  child.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status === 0) expect(stderr, command).toBe('');
  return { stdout, stderr, status };
}

/** An operator puts own values in the place of <…>. */
function fill(command: string, values: Readonly<Record<string, string>>): string {
  const all: Record<string, string> = { stage: 'local', ...values };
  const filled = command.replaceAll(/<([^>]+)>/g, (whole, name: string) => all[name] ?? whole);
  expect(filled).not.toMatch(/<[^>]+>/);
  return filled;
}

describe('commands of the guides', () => {
  it.each(commandsOf(/^aws lambda invoke/).map(({ key, text: line }) => [key, line] as const))(
    '%s does its work',
    async (_, line) => {
      const command = fill(line, { 'now, ISO 8601 UTC': test.cloud.clock.now().toISOString() });
      const { stdout, status } = await runInShell(command);
      expect([status, stdout]).toEqual([0, expect.stringContaining('"StatusCode":200')]);
    },
  );

  it('put secrets where the stage reads them', async () => {
    const [readOrigin] = commandsOf(/get-secret-value/);
    const { stdout } = await runInShell(fill(readOrigin?.text ?? '', {}));
    const { current } = z.object({ current: z.string() }).parse(JSON.parse(stdout));
    const values = { 'new, 48 letters': 'n'.repeat(48), old: current };
    const typed: Readonly<Record<string, string>> = {
      'stripe-key': 'sk_test_typed',
      'stripe-webhook': 'whsec_typed',
    };
    const puts = guideCommands.filter(
      ({ key, text: line }) => key.includes('put-secret-value') && !rotation.test(line),
    );
    expect(puts).toHaveLength(3);
    for (const { key, text: line } of puts) {
      const { status } = await runInShell(
        fill(line, values),
        `${typed[key.split(' ').at(-1) ?? ''] ?? ''}\n`,
      );
      expect(status, line).toBe(0);
    }
    expect(await readSecretText(test.cloud, 'STRIPE_SECRET_ARN')).toBe('sk_test_typed');
    expect(await readSecretText(test.cloud, 'STRIPE_WEBHOOK_SECRET_ARN')).toBe('whsec_typed');
    expect(JSON.parse(await readSecretText(test.cloud, 'ORIGIN_SECRET_ARN'))).toEqual({
      current: 'n'.repeat(48),
      previous: current,
    });
  });

  it('replace the user pool client’s secret in order', async () => {
    const [configuration] = commandsOf(/get-function-configuration/);
    const read = await runInShell(fill(configuration?.text ?? '', {}));
    const Environment = z.object({ USER_POOL_ID: z.string(), USER_POOL_CLIENT_ID: z.string() });
    const { USER_POOL_ID: pool, USER_POOL_CLIENT_ID: client } = Environment.parse(JSON.parse(read.stdout));
    const values: Record<string, string> = { pool, client };
    const answers: unknown[] = [];
    const Secret = z.object({ ClientSecretId: z.string(), ClientSecretValue: z.string().optional() });
    const Listed = z.object({ ClientSecrets: z.array(Secret) });
    const Added = z.object({ ClientSecretDescriptor: Secret });
    for (const { text: line } of commandsOf(rotation)) {
      const { stdout, status } = await runInShell(fill(line, values));
      expect(status, line).toBe(0);
      const answer: unknown = JSON.parse(stdout);
      answers.push(answer);
      const [listed] = Listed.safeParse(answer).data?.ClientSecrets ?? [];
      if (listed) values.old = listed.ClientSecretId;
      const added = Added.safeParse(answer).data?.ClientSecretDescriptor.ClientSecretValue;
      if (added) values.new = added;
    }
    expect(answers).toHaveLength(4);
    expect(await readSecretText(test.cloud, 'CLIENT_SECRET_ARN')).toBe(values.new);
  });

  it('make the first admin, who can sign in', async () => {
    const [create] = commandsOf(/createAdmin/);
    const { stdout, status } = await runInShell(create?.text ?? '', 'Snow-Gum-2026-Tall\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining('may now sign in')]);
    const kim = test.visitor();
    const body = { login: 'kim@bloomkin.example', password: 'Snow-Gum-2026-Tall' };
    const { data } = await kim.call(logInByPassword, { body });
    kim.token = data.api_token;
    expect((await kim.call(listUsers, { query: {} })).total).toBeGreaterThan(1);
    const again = await runInShell(create?.text ?? '', 'Snow-Gum-2026-Tall\n');
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('belongs to another account')]);
  });

  it('copy rows from a restored table', async () => {
    const ruby = await visitAsBuyer(test);
    const { id } = await placeOrder(ruby, await pickProduct(ruby));
    const [configuration] = commandsOf(/get-function-configuration/);
    const variables = await runInShell(fill(configuration?.text ?? '', {}));
    const { TABLE_NAME: table } = z.object({ TABLE_NAME: z.string() }).parse(JSON.parse(variables.stdout));
    const values = { table, restored: table, pk: `ORDER#${id}`, sk: 'ORDER' };
    const [query, read, write] = commandsOf(/^aws dynamodb (query|get-item|put-item)/);
    const folder = mkdtempSync(join(tmpdir(), 'bloomkin-rows-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const run = (command = '') => runInShell(fill(command, values), '', folder);

    expect((await run(query?.text)).stdout.trim().split('\t')).toContain('ORDER');
    expect((await run(read?.text)).status).toBe(0);
    const key = JSON.stringify({ pk: { S: values.pk }, sk: { S: values.sk } });
    await localAwsCli(test.cloud)(['dynamodb', 'delete-item', '--table-name', table, '--key', key]);
    expect((await ruby.send(getOrder, { params: { id } })).status).toBe(404);
    expect((await run(write?.text)).status).toBe(0);
    expect((await ruby.call(getOrder, { params: { id } })).data.id).toBe(id);
  });

  it('measure how long a code takes for a phone', async () => {
    // An account that has not asked for a code yet.
    const { phone } = await signInDemoUser(test.visitor(), 'vendor2');
    const [measure] = commandsOf(/^curl /);
    for (const number of [phone.replace(/^\+?61/, ''), '491570006']) {
      const { stdout } = await runInShell(
        fill(measure?.text ?? '', { SiteUrl: test.cloud.url, phone: number }),
      );
      expect(stdout).toMatch(/^200 \d+\.\d+\n$/);
    }
  });

  it('rebuild and compare a restored stage', async () => {
    const { stdout } = await runScript('restore.ts', ['--stage', 'dev', 'check']);
    expect(stdout).toContain('The catalogue is rebuilt.');
    expect(stdout).toMatch(/ledger and provider differ: \d+\./);
  });

  it('replay changes that a consumer lost', async () => {
    const [ruby, florist] = [test.visitor(), test.visitor()];
    await newBuyer(ruby);
    const { company } = await signInDemoUser(florist, 'vendor1');
    const product = await pickProductOf(ruby, company?.id);
    const { id } = await placeOrder(ruby, product);
    await test.cloud.settle();
    test.cloud.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 300 });
    await florist.call(updateOrder, { params: { id }, body: { payment_status: 'paid' } });
    await test.cloud.settle();
    const stage = ['--stage', 'dev'];
    expect((await runScript('redrive.ts', [...stage, '--list'])).stdout).toMatch(/^aws\/lambda\/\S+\n/);
    const failed = await runScript('redrive.ts', stage).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringMatching(/Failed again: [1-9]/) });
    expect(test.cloud.queued).not.toEqual([]);
    test.cloud.faults.clear();
    const { stdout } = await runScript('redrive.ts', stage);
    expect(stdout).toMatch(/^Followed: [1-9]\d*\. Failed again: 0\.\n$/);
    expect(test.cloud.queued).toEqual([]);
    expect((await runScript('redrive.ts', [...stage, '--list'])).stdout).toBe('Nothing is lost.\n');
  });

  it('report what a deployed stage lacks', async () => {
    const { folder, remove } = await installAwsCommand(test.cloud, deployedStage(test.cloud));
    onTestFinished(remove);
    const failed = await runScript('doctor.ts', ['--stage', 'dev'], folder).catch((error: unknown) => error);
    const { code, stdout } = z.object({ code: z.int(), stdout: z.string() }).parse(failed);
    const lines = stdout.trim().split('\n');
    expect([code, lines.filter((line) => !line.startsWith('✓'))]).toEqual([
      1,
      [
        expect.stringMatching(/^! dev has no alarmEmail/),
        expect.stringMatching(/^! mailFrom of dev/),
        expect.stringMatching(/^! The stage has no smsSenderId/),
      ],
    ]);
    expect(lines).toEqual(
      expect.arrayContaining([
        '✓ The stage exists',
        '✓ Table, pool and secrets are under termination protection',
        '✓ bloomkin/dev/stripe-key is filled',
        '✓ The shop answers',
        '✓ Unknown paths answer 404',
      ]),
    );
  });

  it.each([
    ['deploy.ts', ['--stage', 'dev', '--check']],
    ['doctor.ts', ['--stage', 'dev']],
  ])('%s reports missing credentials', async (script, args) => {
    const failed = await runScript(script, args).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringMatching(/^✗ No credentials/), stderr: '' });
  });
});

/** What AWS says of the stage that this cloud plays. */
function deployedStage({ operatorVariables, url }: LocalCloud): Answers {
  const stack = { StackStatus: 'UPDATE_COMPLETE', EnableTerminationProtection: true };
  const SiteUrl = { OutputKey: 'SiteUrl', OutputValue: url };
  const secrets = Object.entries(operatorVariables).filter(([name]) => name.endsWith('_SECRET_ARN'));
  const StackResourceSummaries = secrets.map(([, PhysicalResourceId]) => ({
    PhysicalResourceId,
    ResourceStatus: 'CREATE_COMPLETE',
  }));
  return {
    ...readyAccount,
    'cloudformation describe-stacks --stack-name bloomkin-dev-web': {
      Stacks: [{ ...stack, Outputs: [SiteUrl] }],
    },
    'cloudformation describe-stacks --stack-name bloomkin-dev-': { Stacks: [stack] },
    'cloudformation list-stack-resources --stack-name bloomkin-dev-': { StackResourceSummaries },
    'apigatewayv2 get-apis': { Items: [] },
  };
}

async function runScript(
  script: string,
  args: readonly string[],
  folder = held.folder,
): Promise<{ stdout: string }> {
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  return promisify(execFile)(process.execPath, [join(root, 'scripts', script), ...args], { env });
}
