import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { findFirstAnswer, type IdempotencyId, insertFirstAnswer } from '#platform/table/idempotencyEntity.ts';
import { transact, type Write } from '#platform/table/transact.ts';

export interface Answer {
  status: number;
  body: object;
}

export type Replay =
  | { kind: 'new'; keep: (answer: Answer) => Write[] }
  | { kind: 'replayed'; answer: Answer }
  | { kind: 'other_body' };

/** An answer lists some sixty windows: packed it takes a tenth of the write units. */
const pack = (answer: Answer): string => gzipSync(JSON.stringify(answer)).toString('base64');
const unpack = (packed: string): Answer => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString());

const hash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The first answer to a key, kept in the transaction that does the work. Without a key nothing is kept. */
export async function findReplay(
  operation: string,
  { agent, key, body }: { agent: string; key: string | undefined; body: unknown },
): Promise<Replay> {
  if (key === undefined) return { kind: 'new', keep: () => [] };
  const id: IdempotencyId = { route: `agents.${operation}`, callerId: hash(agent), key: hash(key) };
  const bodyHash = hash(JSON.stringify(body));
  const stored = await findFirstAnswer(id);
  if (stored && stored.bodyHash !== bodyHash) return { kind: 'other_body' };
  if (stored?.answer !== undefined) return { kind: 'replayed', answer: unpack(stored.answer) };
  return { kind: 'new', keep: (answer) => [insertFirstAnswer(id, bodyHash, pack(answer))] };
}

/** Stores the answer of a request without other writes; false if the key was used concurrently. */
export const keepAlone = async (idempotency: readonly Write[]): Promise<boolean> =>
  idempotency.length === 0 || (await transact({ idempotency: [...idempotency] })) === undefined;
