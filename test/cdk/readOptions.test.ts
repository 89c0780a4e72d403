import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const scripts = ['cost', 'createAdmin', 'deploy', 'doctor', 'redrive', 'restore', 'seed', 'smoke'];

const run = (name: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../../scripts/${name}.ts`), ...words]);

describe.each(scripts)('the operator’s command %s', (name) => {
  test('prints its usage for --help', async () => {
    expect((await run(name, '--help')).stdout).toMatch(/^Usage: .*--stage /);
  });

  test('prints its usage for an unknown option, without a stack', async () => {
    const failed = run(name, '--stagee', 'dev');
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('\n\nUsage: ') });
    await expect(failed).rejects.toMatchObject({ stderr: expect.not.stringContaining('    at ') });
  });
});
