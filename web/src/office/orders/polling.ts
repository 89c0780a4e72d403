import type { SWRConfiguration } from 'swr';

export const pollMs = 15_000;

/** Retries failures forever, unlike swr: the screen is watched all day. */
export const polling: Required<Pick<SWRConfiguration, 'onErrorRetry'>> & { refreshInterval: number } = {
  refreshInterval: pollMs,
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) =>
    setTimeout(() => void revalidate({ retryCount }), pollMs),
};
