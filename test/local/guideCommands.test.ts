import { execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { installAwsCommand } from '#support/awsCommand.ts';
import { guideCommands } from '#support/guideCommands.ts';
import { localCloud } from '#support/localCloud.ts';
import { readSecretText } from '#support/putSecret.ts';

const test = localCloud({ demoData: true });
const root = join(import.meta.dirname, '../..');
const held: { folder?: string } = {};

beforeAll(async () => {
  const { folder, remove } = await installAwsCommand(test.world);
  held.folder = folder;
  return remove;
});

/** Named apart, since one begins what another ends. */
const rotation = /cognito-idp|cognito-client/;
const commandsOf = (expression: RegExp) => guideCommands.filter(({ text: line }) => expression.test(line));

/** As an operator's shell runs it, with an AWS CLI that knows this world. */
async function runInShell(command: string, typed = ''): Promise<{ stdout: string; status: number | null }> {
  const { folder = '' } = held;
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  // With a socket as its input, bash would read a .bashrc, which may put another aws first.
  const child = spawn('bash', ['--norc', '-c', command], { env, cwd: root });
  child.stdin.end(typed);
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect(stderr, command).toBe('');
  return { stdout, status };
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
      const command = fill(line, { 'now, ISO 8601 UTC': test.world.clock.now().toISOString() });
      const { stdout, status } = await runInShell(command);
      expect([status, stdout]).toEqual([0, expect.stringContaining('"StatusCode":200')]);
    },
  );

  it('put secrets where the stage reads them', async () => {
    const { current } = z
      .object({ current: z.string() })
      .parse(JSON.parse(await readSecretText(test.world, 'ORIGIN_SECRET_ARN')));
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
    expect(await readSecretText(test.world, 'STRIPE_SECRET_ARN')).toBe('sk_test_typed');
    expect(await readSecretText(test.world, 'STRIPE_WEBHOOK_SECRET_ARN')).toBe('whsec_typed');
    expect(JSON.parse(await readSecretText(test.world, 'ORIGIN_SECRET_ARN'))).toEqual({
      current: 'n'.repeat(48),
      previous: current,
    });
  });

  it('replace the secret of the user pool’s client in the order of the guide', async () => {
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
    expect(await readSecretText(test.world, 'CLIENT_SECRET_ARN')).toBe(values.new);
  });

  it('make the first admin, who signs in', async () => {
    const [create] = commandsOf(/createAdmin/);
    const { stdout, status } = await runInShell(create?.text ?? '', 'Snow-Gum-2026-Tall\n');
    expect([status, stdout]).toEqual([0, expect.stringContaining('may now sign in')]);
    const kim = test.visitor();
    const body = { login: 'kim@bloomkin.example', password: 'Snow-Gum-2026-Tall' };
    const { data } = await kim.call(logInByPassword, { body });
    kim.token = data.api_token;
    expect((await kim.call(listUsers, { query: {} })).total).toBeGreaterThan(1);
  });

  it('rebuild and compare what was restored', async () => {
    const { stdout } = await runScript('restore.ts', ['--stage', 'dev', 'check']);
    expect(stdout).toContain('The catalogue is rebuilt.');
    expect(stdout).toMatch(/ledger and provider differ: \d+\./);
  });

  it.each([
    ['deploy.ts', ['--stage', 'dev', '--check']],
    ['doctor.ts', ['--stage', 'dev']],
  ])('%s says what an account lacks that answers nothing', async (script, words) => {
    const failed = await runScript(script, words).catch((error: unknown) => error);
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringMatching(/^✗ No credentials/), stderr: '' });
  });
});

async function runScript(script: string, words: readonly string[]): Promise<{ stdout: string }> {
  const env = { ...process.env, PATH: `${held.folder}:${process.env.PATH}` };
  return promisify(execFile)(process.execPath, [join(root, 'scripts', script), ...words], { env });
}
