import type { ResponseOf } from '@bloomkin/shared/route.ts';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import { callSignedIn } from '../session/callSignedIn.ts';
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

/**
 * The answer of a GET, kept and refreshed; `null` instead of the arguments asks nothing yet. While another question is
 * on its way the answer before holds its place, but not when that failed: flowers for one address are none for another.
 */
export function useApi<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R> | null,
  { asMyself = false, ...options }: Options<ResponseOf<R>> & Pick<CallOptions, 'asMyself'> = {},
): SWRResponse<ResponseOf<R>, ApiError> {
  const key = args && keyOf(route, args);
  const { cache } = useSWRConfig();
  const answer = useSWR<ResponseOf<R>, ApiError, string | null>(
    key,
    (asked) => {
      if (!args) return Promise.reject(new TypeError('Nothing was asked'));
      // What depends on who asks is asked for again: the page was drawn for a guest.
      const isPublic = route.options.cache === 'edge' && !asMyself;
      return isPublic ? embeddedOr(asked, () => call(route, args)) : callSignedIn(route, args, { asMyself });
    },
    { keepPreviousData: true, ...options },
  );
  const isOfAnother = key !== null && answer.error !== undefined && cache.get(key)?.data === undefined;
  return isOfAnother ? { ...answer, data: undefined } : answer;
}
