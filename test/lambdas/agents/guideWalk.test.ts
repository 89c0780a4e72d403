import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { Answer, codesOf } from '#support/agent.ts';
import { listen } from '#support/listen.ts';
import { localCloud } from '#support/localCloud.ts';

const test = localCloud({ demoData: true });

const guide = readFileSync(new URL('../../../docs/agents.md', import.meta.url), 'utf8');

async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('leads from the profile to the hand-over by the commands of docs/agents.md', async () => {
  const [, walk = ''] = /## A walk with curl\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const commands = [...walk.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, lines]) => lines).join('');
  const port = String(await findFreePort());
  const script = commands
    .replaceAll('http://localhost:8080', new URL(test.cloud.url).origin)
    .replaceAll('4999', port);
  const { stdout } = await promisify(execFile)('bash', [
    '-c',
    `set -eu; trap 'kill $(jobs -p)' EXIT\n${script}\necho`,
  ]);
  const last = Answer.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('{"ucp":'))));
  expect([last.status, ...codesOf(last)]).toEqual(['requires_escalation', 'payment_on_site']);
  expect(last.continue_url).toContain(`?session=${last.id}`);
});
