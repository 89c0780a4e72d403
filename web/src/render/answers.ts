import type { PageRequest } from '@bloomkin/shared/pageRender.ts';
import type { ResponseOf } from '@bloomkin/shared/route.ts';
import type { State } from 'swr';
import { type EmbeddedAnswer, toSwrState } from '#api/embedded.ts';
import { queryKey } from '#api/queryKey.ts';
import { isRecord, textOr } from '#errors/apiError.ts';
import type { ArgsOf, BrowserRoute } from '#http/request.ts';

export class Answers {
  /** swr's cache. */
  readonly cache = new Map<string, State>();
  private readonly ask: PageRequest['ask'];
  private readonly found = new Map<string, EmbeddedAnswer>();
  private readonly waiting = new Map<string, Promise<void>>();

  constructor(ask: PageRequest['ask']) {
    this.ask = ask;
  }

  /** Sorted by key, so that the HTML is deterministic. */
  get all(): Readonly<Record<string, EmbeddedAnswer>> {
    return Object.fromEntries([...this.found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  read<R extends BrowserRoute>(route: R, args: ArgsOf<R>): ResponseOf<R> | undefined {
    return this.cache.get(queryKey(route, args))?.data;
  }

  /** Resolves when the answer is in the cache; the same promise for the same key. */
  wait(key: string): Promise<void> {
    const waiting = this.waiting.get(key) ?? this.bring(key);
    this.waiting.set(key, waiting);
    return waiting;
  }

  private async bring(key: string): Promise<void> {
    const answer = await this.ask(key);
    if (!answer) return;
    const { status, body } = answer;
    if (status >= 500) throw new Error(`The API answered ${status} to ${key}`);
    const { code, message } = isRecord(body) ? body : {};
    const stored: EmbeddedAnswer =
      status < 400
        ? { data: body }
        : { error: { status, code: textOr(code, 'UNKNOWN'), message: textOr(message, '') } };
    this.found.set(key, stored);
    this.cache.set(key, toSwrState(stored));
  }
}
