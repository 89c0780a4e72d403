import { SWRConfig } from 'swr';
import type { RenderInfo } from '../components/hooks/renderContext.ts';
import { ApiError } from './apiError.ts';

/** An answer of the API inside a rendered page. */
export type EmbeddedAnswer = { data: unknown } | { error: { status: number; code: string; message: string } };

/** What a rendered page carries, so that its first screen asks for nothing. */
export interface EmbeddedPage extends RenderInfo {
  /** By the key that `useApi` keeps them under. */
  answers: Readonly<Record<string, EmbeddedAnswer>>;
}

export const embeddedId = 'answers';
/** For so long after rendering an answer is as good as a new one; older ones are shown and asked for again. */
const freshMs = 60_000;

/** How swr keeps an answer that is there already. */
export const keptAnswer = (answer: EmbeddedAnswer) => ({
  ...('data' in answer ? answer : { error: new ApiError(answer.error) }),
  isLoading: false,
  isValidating: false,
});

/** Keys of what came just now and was not asked for yet. */
const unasked = new Set<string>();

/** Takes up what the page carries, before anything is drawn; says when the page was rendered. */
export function takeUpEmbedded(nowMs: number): RenderInfo | undefined {
  const text = document.getElementById(embeddedId)?.textContent;
  if (!text) return undefined;
  const { answers, ...rendering }: EmbeddedPage = JSON.parse(text);
  for (const [key, answer] of Object.entries(answers)) {
    SWRConfig.defaultValue.cache.set(key, keptAnswer(answer));
    if (Math.abs(nowMs - rendering.atMs) < freshMs) unasked.add(key);
  }
  return rendering;
}

/** Asks, but for the first time under a key that the page has just brought an answer for. */
export function embeddedOr<T>(key: string, ask: () => Promise<T>): Promise<T> {
  if (!unasked.delete(key)) return ask();
  const { data, error } = SWRConfig.defaultValue.cache.get(key) ?? {};
  return error === undefined ? Promise.resolve(data) : Promise.reject(error);
}
