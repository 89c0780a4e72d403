import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import type { Aws } from '#aws/awsCli.ts';

export type InvokeFunction = (functionName: string, event: object) => Promise<unknown>;

const Corrected = z.object({ corrected: z.int() });
const Compared = z.object({ differences: z.int() });

export interface Restored {
  correctedFigures: number;
  /** Movements that only the provider or only the ledger has. */
  differences: number;
}

/** The comparison skips the last hour for late events; a restore must check that hour, so its clock runs ahead. */
const aheadMs = 61 * 60_000;
/** What the stream had not followed at the instant were changes of recent orders; refunds and disputes of older ones come again as events. */
const figuresMs = 60 * 24 * 60 * 60_000;

/** Applies deletions and refusals again, rebuilds derived rows from the restored ones, and compares the ledger with the provider's books. */
export async function checkRestored(invoke: InvokeFunction, stage: string, now: Date): Promise<Restored> {
  const call = (name: string, event: object) => invoke(`bloomkin-${stage}-${name}`, event);
  const time = new Date(now.getTime() + aheadMs).toISOString();
  const from = utcDay(now.getTime() - figuresMs);
  await call('retention', { time: now.toISOString() });
  await call('catalogueBuilder', { rebuild: true });
  const { corrected } = Corrected.parse(await call('rebuildFigures', { from }));
  const { differences } = Compared.parse(await call('checkBooks', { time }));
  return { correctedFigures: corrected, differences };
}

/** The AWS CLI writes the response of an invocation to a file only. */
export function invokeByCli(aws: Aws): InvokeFunction {
  return async (functionName, event) => {
    const dir = mkdtempSync(join(tmpdir(), 'bloomkin-restore-'));
    try {
      const answer = join(dir, 'answer.json');
      const payload = ['--payload', JSON.stringify(event), '--cli-binary-format', 'raw-in-base64-out'];
      // These jobs may exceed the CLI's default read timeout.
      const patience = ['--cli-read-timeout', '920'];
      const args = ['lambda', 'invoke', '--function-name', functionName, ...payload, ...patience, answer];
      const { FunctionError } = z.object({ FunctionError: z.string().optional() }).parse(await aws(args));
      const text = readFileSync(answer, 'utf8');
      if (FunctionError) throw new Error(`${functionName}: ${text}`);
      return text === '' ? undefined : JSON.parse(text);
    } finally {
      rmSync(dir, { recursive: true, force: true });
    }
  };
}
