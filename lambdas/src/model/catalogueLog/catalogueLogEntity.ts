import { toEpochSeconds, utcDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { decodeTime, encodeTime, TIME_LEN, ulid } from 'ulid';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, transact, type Write } from '#platform/table/transact.ts';
import { type LoggedChanges, type LogSpan, logRetentionMs } from './catalogueLog.ts';
import type { Change } from './change.ts';
import { packChanges } from './changeBody.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const catalogueLogEntity = defineEntity({
  name: 'catalogueLog',
  version: 1,
  schema: z.object({
    day: z.string(),
    /** ULID shared by changes that are written together. */
    version: z.string(),
    part: z.int(),
    parts: z.int(),
    body: z.instanceof(Uint8Array),
  }),
  key: { pk: 'CATALOGUE_LOG#{day}', sk: '{version}.{part}' },
  ttl: ({ version }) => toEpochSeconds(decodeTime(version) + logRetentionMs),
  reads: { readChanges: 'what changed in the catalogue in a span of time' },
});
type LogEntry = ValueOf<typeof catalogueLogEntity>;

export function logEntries(
  changes: readonly Change[],
  now: Date,
): { version: string; entries: readonly LogEntry[] } {
  const version = ulid(now.getTime());
  const day = utcDay(now);
  const bodies = packChanges(changes);
  const parts = bodies.length;
  return { version, entries: bodies.map((body, part) => ({ day, version, part, parts, body })) };
}

/** Part of the change's own transaction; `version` is returned in the response header. */
export function logChanges(changes: readonly Change[], now: Date): { version: string; writes: Write[] } {
  const { version, entries } = logEntries(changes, now);
  return { version, writes: entries.map((entry) => put(catalogueLogEntity, entry)) };
}

/** For changes written without the log; repeats do no harm. */
export async function writeChanges(changes: readonly Change[], now: Date): Promise<void> {
  await transact({ entries: logChanges(changes, now).writes });
}

export async function readChanges(span: LogSpan): Promise<LoggedChanges[]> {
  const from = Math.max(span.fromMs, span.toMs - logRetentionMs);
  const days = new Set<string>();
  for (let ms = from; ms < span.toMs + dayMs; ms += dayMs) days.add(utcDay(Math.min(ms, span.toMs)));
  const between = [encodeTime(from, TIME_LEN), '~'] as const;
  const entries = await Promise.all(
    [...days].map((day) =>
      queryPartition(catalogueLogEntity, { day }, { between, eventual: !span.consistent }),
    ),
  );
  return joinParts(entries.flat());
}

/** Skips a version until all its parts are visible. */
function joinParts(entries: readonly LogEntry[]): LoggedChanges[] {
  return [...Map.groupBy(entries, ({ version }) => version)]
    .filter(([, parts]) => parts.length === parts[0]?.parts)
    .map(([version, parts]) => ({
      version,
      parts: parts.toSorted((a, b) => a.part - b.part).map(({ body }) => body),
    }));
}
