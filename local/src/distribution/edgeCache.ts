import type { HttpAnswer } from '../http/exchange.ts';
import type { CacheLife } from './cacheLife.ts';

export interface Kept {
  answer: HttpAnswer;
  /** Compressed copies of the body by encoding. */
  encoded: Map<string, Buffer>;
  storedAtMs: number;
  life: CacheLife;
}

export interface Found {
  kept: Kept;
  isHit: boolean;
}

type Fetch = () => Promise<{ answer: HttpAnswer; life: CacheLife }>;

const mostBytes = 128 * 1024 * 1024;
const secondsMs = (seconds: number) => seconds * 1000;

/** What the edge keeps. Requests for the same thing that come together are one request to the origin. */
export class EdgeCache {
  private readonly entries = new Map<string, Kept>();
  private readonly fetching = new Map<string, Promise<Kept>>();
  private bytes = 0;

  async get(key: string, fetch: Fetch): Promise<Found> {
    const kept = this.entries.get(key);
    const staleMs = kept ? Date.now() - kept.storedAtMs - secondsMs(kept.life.freshSeconds) : 0;
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
    const own = isShared ? await load(fetch) : fetched;
    const failed = own.answer.status >= 500;
    if (failed && kept && staleMs < secondsMs(kept.life.staleIfErrorSeconds)) return { kept, isHit: true };
    return { kept: own, isHit: false };
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  private fetchOnce(key: string, fetch: Fetch): Promise<Kept> {
    const running = this.fetching.get(key);
    if (running) return running;
    const fetching = load(fetch)
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
    this.drop(key);
    if (!isKeepable(kept)) return kept;
    this.entries.set(key, kept);
    this.bytes += sizeOf(kept);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= mostBytes) break;
      this.drop(oldest);
    }
    return kept;
  }

  private drop(key: string): void {
    const kept = this.entries.get(key);
    if (!kept) return;
    this.entries.delete(key);
    this.bytes -= sizeOf(kept);
  }
}

async function load(fetch: Fetch): Promise<Kept> {
  const { answer, life } = await fetch();
  return { answer, life, encoded: new Map(), storedAtMs: Date.now() };
}

const isKeepable = ({ life }: Kept) => life.freshSeconds > 0;
const sizeOf = ({ answer }: Kept) => Buffer.byteLength(answer.body);
