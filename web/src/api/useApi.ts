import type { ResponseOf } from '@bloomkin/shared/route.ts';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from './apiError.ts';
import { type ArgsOf, type BrowserRoute, type CallOptions, call } from './call.ts';
import { embeddedOr } from './embedded.ts';
import { requestUrl } from './requestUrl.ts';

type Options<T> = Pick<
  SWRConfiguration<T, ApiError>,
  'keepPreviousData' | 'refreshInterval' | 'revalidateOnFocus' | 'revalidateIfStale'
>;

/** The key under which an answer is kept: give it to swr's `mutate` to change or refresh it. */
export const keyOf = <R extends BrowserRoute>(route: R, args: ArgsOf<R>): string =>
  requestUrl(route.path, args.params, args.query);

/** The answer of a GET, kept and refreshed; `null` instead of the arguments asks nothing yet. */
export function useApi<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R> | null,
  { asMyself = false, ...options }: Options<ResponseOf<R>> & Pick<CallOptions, 'asMyself'> = {},
): SWRResponse<ResponseOf<R>, ApiError> {
  return useSWR<ResponseOf<R>, ApiError, string | null>(
    args && keyOf(route, args),
    (key) => {
      if (!args) return Promise.reject(new TypeError('Nothing was asked'));
      const ask = () => call(route, args, { asMyself });
      // What depends on who asks is asked for again: the page was drawn for a guest.
      return route.words.cache === 'edge' && !asMyself ? embeddedOr(key, ask) : ask();
    },
    { keepPreviousData: true, ...options },
  );
}
