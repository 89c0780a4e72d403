import type { SWRConfiguration } from 'swr';

/** How often lists look for what is new. */
export const pollMs = 15_000;

/** SWR stops polling a key that failed and soon gives up: a screen that is watched all day has to go on. */
export const polling = {
  refreshInterval: pollMs,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    setTimeout(() => void revalidate({ retryCount }), pollMs),
} satisfies SWRConfiguration;

/** Under what the answers are kept: `['orders', …]` are lists, `['order', id]` is one. */
export const orderKeys = {
  list: (...words: readonly unknown[]) => ['orders', 'list', ...words],
  day: (day: string) => ['orders', 'day', day],
  latest: (day: string) => ['orders', 'latest', day],
  one: (id: string) => ['order', id],
};

export const isListKey = (key: unknown): boolean =>
  Array.isArray(key) && key[0] === 'orders' && key[1] === 'list';
export const isAnyListKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'orders';
