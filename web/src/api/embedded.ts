import { SWRConfig } from 'swr';
import { ApiError } from '#errors/apiError.ts';

export type EmbeddedAnswer = { data: unknown } | { error: { status: number; code: string; message: string } };

/** The data of a rendered page, so that its first screen makes no request. */
export interface EmbeddedPage {
  /** When the page was rendered, in milliseconds since 1970. */
  atMs: number;
  /** The day in Sydney then, `YYYY-MM-DD`. */
  day: string;
  /** By the key that `useQuery` caches them under. */
  answers: Readonly<Record<string, EmbeddedAnswer>>;
}

export const embeddedId = 'answers';
/** Older answers are shown and revalidated. */
const freshMs = 60_000;

export const toSwrState = (answer: EmbeddedAnswer) => ({
  ...('data' in answer ? answer : { error: new ApiError(answer.error) }),
  isLoading: false,
  isValidating: false,
});

/** Keys of fresh answers that no query has used yet. */
const unused = new Set<string>();

/** Fills swr's cache from the page, before hydration; returns when the page was rendered. */
export function takeUpEmbedded(nowMs: number): Omit<EmbeddedPage, 'answers'> | undefined {
  const text = document.getElementById(embeddedId)?.textContent;
  if (!text) return undefined;
  const { answers, ...rendering }: EmbeddedPage = JSON.parse(text);
  for (const [key, answer] of Object.entries(answers)) {
    SWRConfig.defaultValue.cache.set(key, toSwrState(answer));
    if (Math.abs(nowMs - rendering.atMs) < freshMs) unused.add(key);
  }
  return rendering;
}

/** Preloaded before the page rendered. */
export function keepAnswer(key: string, data: unknown): void {
  SWRConfig.defaultValue.cache.set(key, toSwrState({ data }));
  unused.add(key);
}

/** The embedded answer of a key, once; undefined when there is no fresh one. */
export function takeEmbedded<T>(key: string): Promise<T> | undefined {
  if (!unused.delete(key)) return undefined;
  const { data, error } = SWRConfig.defaultValue.cache.get(key) ?? {};
  return error === undefined ? Promise.resolve(data) : Promise.reject(error);
}
