import type { Clock } from '../clock.ts';
import type { HttpResponse } from '../http/exchange.ts';
import type { CacheLife } from './cacheLife.ts';

export interface Kept {
  answer: HttpResponse;
  /** Compressed copies of the body by encoding. */
  encoded: Map<string, Buffer>;
  storedAtMs: number;
  life: CacheLife;
}

export interface Found {
  kept: Kept;
  isHit: boolean;
}

type Fetch = () => Promise<{ answer: HttpResponse; life: CacheLife }>;

/** An hour of requests that are never asked again must not fill this machine. */
const mostBytes = 64 * 1024 * 1024;
const mostAnswers = 1000;
const secondsMs = (seconds: number) => seconds * 1000;

/** What the edge keeps. Requests for the same thing that come together are one request to the origin. */
export class EdgeCache {
  private readonly clock: Pick<Clock, 'nowMs'>;
  private readonly entries = new Map<string, Kept>();
  private readonly fetching = new Map<string, Promise<Kept>>();

  constructor(clock: Pick<Clock, 'nowMs'>) {
    this.clock = clock;
  }

  /** How much is kept, compressed copies included. */
  get size(): { answers: number; bytes: number } {
    return { answers: this.entries.size, bytes: sum([...this.entries.values()].map(sizeOf)) };
  }

  async get(key: string, fetch: Fetch): Promise<Found> {
    const kept = this.entries.get(key);
    const staleMs = kept ? this.clock.nowMs() - kept.storedAtMs - secondsMs(kept.life.freshSeconds) : 0;
    if (kept && staleMs < 0) return { kept, isHit: true };
    if (kept && staleMs < secondsMs(kept.life.staleWhileRevalidateSeconds)) {
      // Should it fail, the next request after the stale time meets the failure.
      this.fetchOnce(key, fetch).catch(() => undefined);
      return { kept, isHit: true };
    }
    const others = this.fetching.get(key);
    const fetched = await this.fetchOnce(key, fetch);
    const isShared = others !== undefined && !isKeepable(fetched);
    // An answer that may not be kept is only for the one who asked.
    const own = isShared ? await this.load(fetch) : fetched;
    const failed = own.answer.status >= 500;
    if (failed && kept && staleMs < secondsMs(kept.life.staleIfErrorSeconds)) return { kept, isHit: true };
    return { kept: own, isHit: false };
  }

  clear(): void {
    this.entries.clear();
  }

  private fetchOnce(key: string, fetch: Fetch): Promise<Kept> {
    const running = this.fetching.get(key);
    if (running) return running;
    const fetching = this.load(fetch)
      .then((kept) => this.store(key, kept))
      .finally(() => this.fetching.delete(key));
    this.fetching.set(key, fetching);
    return fetching;
  }

  private store(key: string, kept: Kept): Kept {
    const before = this.entries.get(key);
    const keepsOld = before && kept.answer.status >= 500 && before.life.staleIfErrorSeconds > 0;
    if (keepsOld) return kept;
    // Also when nothing takes its place: the origin has said that the old one is no longer so.
    this.entries.delete(key);
    this.evict();
    if (isKeepable(kept)) this.entries.set(key, kept);
    return kept;
  }

  private async load(fetch: Fetch): Promise<Kept> {
    const { answer, life } = await fetch();
    // As bytes: a text with one letter beyond Latin-1 takes two bytes for each of its letters.
    const body = Buffer.from(answer.body);
    return { answer: { ...answer, body }, life, encoded: new Map(), storedAtMs: this.clock.nowMs() };
  }

  /** Drops what is of no more use, and the oldest of too much. */
  private evict(): void {
    const now = this.clock.nowMs();
    for (const [key, kept] of this.entries) if (isOver(kept, now)) this.entries.delete(key);
    let { answers, bytes } = this.size;
    for (const [key, kept] of this.entries) {
      if (answers < mostAnswers && bytes <= mostBytes) return;
      this.entries.delete(key);
      answers -= 1;
      bytes -= sizeOf(kept);
    }
  }
}

const isKeepable = ({ life }: Kept) => life.freshSeconds > 0;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sizeOf = ({ answer, encoded }: Kept) =>
  sum([Buffer.byteLength(answer.body), ...[...encoded.values()].map(({ length }) => length)]);

function isOver({ storedAtMs, life }: Kept, now: number): boolean {
  const staleSeconds = Math.max(life.staleWhileRevalidateSeconds, life.staleIfErrorSeconds);
  return now - storedAtMs >= secondsMs(life.freshSeconds + staleSeconds);
}
