import { createHash } from 'node:crypto';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';
import { StripeFault } from './stripeFault.ts';

const Saved = z.object({
  fingerprint: z.string(),
  status: z.int(),
  body: z.string(),
  requestId: z.string(),
  atMs: z.number(),
});
export type SavedAnswer = z.output<typeof Saved>;

/** The provider's minimum. */
const keepMs = 24 * 60 * 60 * 1000;
const sweepEveryMs = 60 * 60 * 1000;
/** The oldest are dropped; the provider keeps all. */
const maxAnswers = 10_000;

/** The provider's rules: first response kept, errors included; other parameters or concurrent use are errors. */
export class Idempotency {
  readonly #saved: RecordMap<SavedAnswer>;
  readonly #underWay = new Set<string>();
  readonly #now: () => number;
  #sweptAtMs = 0;

  constructor(file: RecordFile, now: () => number) {
    this.#saved = file.map('idempotency', Saved);
    this.#now = now;
    this.#sweep();
  }

  get size(): number {
    return this.#saved.size;
  }

  /** Undefined: the call is pending until `finish`. */
  begin(key: string, fingerprint: string): SavedAnswer | undefined {
    const saved = this.#saved.get(key);
    const existing = saved && saved.atMs >= this.#now() - keepMs ? saved : undefined;
    if (existing && existing.fingerprint !== fingerprint) throw otherParameters(key);
    if (this.#underWay.has(key)) throw inUse();
    if (!existing) this.#underWay.add(key);
    return existing;
  }

  keep(key: string, answer: Omit<SavedAnswer, 'atMs'>): void {
    if (this.#now() - this.#sweptAtMs >= sweepEveryMs) this.#sweep();
    this.#saved.set(key, { ...answer, atMs: this.#now() });
    const [oldest] = this.#saved.keys();
    if (oldest !== undefined && this.#saved.size > maxAnswers) this.#saved.delete(oldest);
  }

  finish(key: string): void {
    this.#underWay.delete(key);
  }

  #sweep(): void {
    this.#sweptAtMs = this.#now();
    const expired = [...this.#saved.entries()].filter(([, { atMs }]) => atMs < this.#sweptAtMs - keepMs);
    for (const [key] of expired) this.#saved.delete(key);
  }
}

export const fingerprint = (method: string, path: string, body: Buffer): string =>
  createHash('sha256').update(`${method} ${path}\n`).update(body).digest('base64url');

const otherParameters = (key: string) =>
  new StripeFault(
    400,
    {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    },
    false,
  );

const inUse = () =>
  new StripeFault(
    409,
    {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message:
        'There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through).',
    },
    false,
  );
