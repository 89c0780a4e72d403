import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import type { GroupName } from '@bloomkin/shared/routes/table.ts';
import * as z from 'zod';
import { clockVariables } from '#support/childClock.ts';

const Result = z.object({
  megabytes: z.int(),
  answers: z.array(z.object({ statusCode: z.int(), body: z.string() })),
});

const script = path.join(import.meta.dirname, 'functionProcess.ts');

/** Gives the events to a group's built function in a process of its own, and reads the most memory that the process took. */
export async function runInProcess(cloud: LocalCloud, group: GroupName, events: readonly object[]) {
  const spec = cloud.functions.specs.find(({ name }) => name.endsWith(`-${group}`));
  if (!spec) throw new Error(`There is no function of ${group}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'hostile-'));
  try {
    for (const [index, event] of events.entries())
      await writeFile(path.join(folder, `${index}.json`), JSON.stringify(event));
    const env = {
      ...clockVariables(),
      ...cloud.operatorVariables,
      ...spec.environment,
      AWS_ACCESS_KEY_ID: spec.name,
    };
    await promisify(execFile)(process.execPath, [script, spec.dir, folder, `${events.length}`], { env });
    return Result.parse(JSON.parse(await readFile(path.join(folder, 'result.json'), 'utf8')));
  } finally {
    await rm(folder, { recursive: true });
  }
}
