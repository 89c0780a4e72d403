import type { Clock } from '#clock.ts';
import type { HttpResponse } from '#http/exchange.ts';
import type { CacheLife } from './cacheLife.ts';

export interface Kept {
  answer: HttpResponse;
  /** By encoding. */
  encoded: Map<string, Buffer>;
  storedAtMs: number;
  life: CacheLife;
}

export interface Found {
  entry: Kept;
  isHit: boolean;
}

type Fetch = () => Promise<{ answer: HttpResponse; life: CacheLife }>;

/** Bounds memory against requests that never repeat. */
const maxBytes = 64 * 1024 * 1024;
const maxAnswers = 1000;
const sweepMs = 1000;
const secondsMs = (seconds: number) => seconds * 1000;

/** Collapses concurrent requests for the same key into one origin request. */
export class EdgeCache {
  private readonly clock: Pick<Clock, 'nowMs'>;
  private readonly entries = new Map<string, Kept>();
  private readonly fetching = new Map<string, Promise<Kept>>();
  private sweptMs = 0;
  /** Never less than the bytes of the entries, so that they are seldom summed up. */
  private mostBytes = 0;

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.clock = clock;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.entries.size, bytes: sum([...this.entries.values()].map(entryBytes)) };
  }

  async get(key: string, fetch: Fetch): Promise<Found> {
    const existing = this.entries.get(key);
    const staleMs = existing
      ? this.clock.nowMs() - existing.storedAtMs - secondsMs(existing.life.freshSeconds)
      : 0;
    if (existing && staleMs < 0) return { entry: existing, isHit: true };
    if (existing && staleMs < secondsMs(existing.life.staleWhileRevalidateSeconds)) {
      // A failure shows up in the next request after the stale time.
      this.fetchOnce(key, fetch).catch(() => undefined);
      return { entry: existing, isHit: true };
    }
    const others = this.fetching.get(key);
    const fetched = await this.fetchOnce(key, fetch);
    const isShared = others !== undefined && !isKeepable(fetched);
    // Private responses go only to their own request.
    const own = isShared ? await this.load(fetch) : fetched;
    const failed = own.answer.status >= 500;
    if (failed && existing && staleMs < secondsMs(existing.life.staleIfErrorSeconds))
      return { entry: existing, isHit: true };
    return { entry: own, isHit: false };
  }

  clear(): void {
    this.entries.clear();
  }

  private fetchOnce(key: string, fetch: Fetch): Promise<Kept> {
    const running = this.fetching.get(key);
    if (running) return running;
    const fetching = this.load(fetch)
      .then((entry) => this.store(key, entry))
      .finally(() => this.fetching.delete(key));
    this.fetching.set(key, fetching);
    return fetching;
  }

  private store(key: string, entry: Kept): Kept {
    const before = this.entries.get(key);
    const keepsOld = before && entry.answer.status >= 500 && before.life.staleIfErrorSeconds > 0;
    if (keepsOld) return entry;
    // Also without a replacement: the origin has invalidated the old response.
    this.entries.delete(key);
    if (!isKeepable(entry)) return entry;
    this.evict();
    this.entries.set(key, entry);
    this.mostBytes += entryMost(entry);
    return entry;
  }

  private async load(fetch: Fetch): Promise<Kept> {
    const { answer, life } = await fetch();
    // Bytes, because strings outside Latin-1 take two bytes per character.
    const body = Buffer.from(answer.body);
    return { answer: { ...answer, body }, life, encoded: new Map(), storedAtMs: this.clock.nowMs() };
  }

  private evict(): void {
    const now = this.clock.nowMs();
    if (now - this.sweptMs >= sweepMs) this.sweep(now);
    const [oldest = ''] = this.entries.keys();
    if (this.entries.size >= maxAnswers) this.entries.delete(oldest);
    if (this.mostBytes <= maxBytes) return;
    let { bytes } = this.size;
    for (const [key, entry] of this.entries) {
      if (bytes <= maxBytes) return;
      this.entries.delete(key);
      bytes -= entryBytes(entry);
    }
  }

  private sweep(now: number): void {
    this.sweptMs = now;
    for (const [key, entry] of this.entries) if (isOver(entry, now)) this.entries.delete(key);
    this.mostBytes = sum([...this.entries.values()].map(entryMost));
  }
}

const isKeepable = ({ life }: Kept) => life.freshSeconds > 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const entryBytes = ({ answer, encoded }: Kept) =>
  sum([Buffer.byteLength(answer.body), ...[...encoded.values()].map(({ length }) => length)]);
/** Returns an upper bound of the entry's size in bytes, including its two compressed copies. */
const entryMost = ({ answer }: Kept) => 3 * Buffer.byteLength(answer.body) + 100;

function isOver({ storedAtMs, life }: Kept, now: number): boolean {
  const staleSeconds = Math.max(life.staleWhileRevalidateSeconds, life.staleIfErrorSeconds);
  return now - storedAtMs >= secondsMs(life.freshSeconds + staleSeconds);
}
