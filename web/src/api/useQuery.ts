import type { ResponseOf } from '@bloomkin/shared/route.ts';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
import type { ApiError } from '#errors/apiError.ts';
import { type ArgsOf, type BrowserRoute, type CallOptions, isEdgeCached } from '#http/request.ts';
import { useUser } from '#session/useSession.ts';
import { call } from './call.ts';
import { takeEmbedded } from './embedded.ts';
import { combinedKey, personalKey, queryKey } from './queryKey.ts';

const isPublic = (route: BrowserRoute) => route.options.access === 'public';

function cacheKey(route: BrowserRoute, key: string, userId: string | undefined): string | null {
  if (userId) return personalKey(userId, key);
  return isPublic(route) ? key : null;
}

export type QueryOptions<T> = SWRConfiguration<T, ApiError>;

/** `null` arguments send nothing; personal answers are cached per user, public ones kept until the next arrives. */
export function useQuery<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R> | null,
  { asMyself = false, ...options }: QueryOptions<ResponseOf<R>> & Pick<CallOptions, 'asMyself'> = {},
): SWRResponse<ResponseOf<R>, ApiError> {
  const userId = useUser()?.id;
  const { cache } = useSWRConfig();
  const isShared = isEdgeCached(route, { asMyself });
  const key = args && cacheKey(route, queryKey(route, args), isShared ? undefined : userId);
  const load = () =>
    args ? call(route, args, { asMyself }) : Promise.reject(new TypeError('A query without arguments'));
  const response = useSWR<ResponseOf<R>, ApiError, string | null>(
    key,
    (current) => (isShared && takeEmbedded(current)) || load(),
    { keepPreviousData: isPublic(route), ...options },
  );
  const isOfPreviousKey = key !== null && response.error !== undefined && cache.get(key)?.data === undefined;
  return isOfPreviousKey ? { ...response, data: undefined } : response;
}

/** Caches several calls of a route, or a part of an answer, under a name; `undefined` loads nothing. */
export function useCombinedQuery<T>(
  route: BrowserRoute,
  name: string | undefined,
  load: () => T | Promise<T>,
  options: QueryOptions<T> = {},
): SWRResponse<T, ApiError> {
  const userId = useUser()?.id;
  const key = name === undefined ? null : cacheKey(route, combinedKey(route, name), userId);
  return useSWR<T, ApiError, string | null>(key, load, options);
}
