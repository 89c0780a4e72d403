import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod';

const scripts = ['cost', 'createAdmin', 'deploy', 'doctor', 'redrive', 'restore', 'seed', 'smoke'];

const runIn = (env: NodeJS.ProcessEnv, name: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../../scripts/${name}.ts`), ...args], {
    env,
  });
const run = (name: string, ...args: string[]) => runIn(process.env, name, ...args);

const Failed = z.object({ code: z.int(), stdout: z.string(), stderr: z.string() });

test('an operator’s command prints its usage for --help', async () => {
  expect((await run('cost', '--help')).stdout).toMatch(/^Usage: .*--stage /);
});

test.each(scripts)('the operator’s command %s prints its usage for an unknown option', async (name) => {
  const failed = run(name, '--stagee', 'dev');
  await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('\n\nUsage: ') });
  await expect(failed).rejects.toMatchObject({ stderr: expect.not.stringContaining('    at ') });
});

test('the operator’s command createAdmin says which password it takes, without a stack', async () => {
  const args = ['--stage', 'dev', '--email', 'kim@bloomkin.example', '--name', 'Kim Lee'];
  const running = run('createAdmin', ...args);
  running.child.stdin?.end('short\n');
  await expect(running).rejects.toMatchObject({
    code: 1,
    stderr: 'The password needs 14 to 256 characters: run the command again.\n',
  });
});

test.each([
  ['deploy', '--check'],
  ['doctor'],
  ['redrive'],
  ['restore', 'check'],
  ['seed'],
  ['smoke', '--email', 'kim@bloomkin.example'],
])('the operator’s command %s says that the AWS CLI is missing, without a stack', async (name, ...args) => {
  const env = { ...process.env, PATH: '/no-such-folder' };
  const failed = runIn(env, name, '--stage', 'dev', ...args).catch((error: unknown) => error);
  const { code, stdout, stderr } = Failed.parse(await failed);
  expect([code, `${stdout}${stderr}`]).toEqual([
    1,
    expect.stringContaining('The AWS CLI 2 is not installed'),
  ]);
  expect(stderr).not.toContain('    at ');
});

test('the operator’s command cost prints its usage for an unknown stage', async () => {
  const usage = expect.stringMatching(/^Which stage\?\n\nUsage: /);
  await expect(run('cost', '--stage', 'test')).rejects.toMatchObject({ code: 1, stderr: usage });
});
