import type { ResponseOf } from '@bloomkin/shared/route.ts';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from '../../api/apiError.ts';
import type { ArgsOf, BrowserRoute } from '../../api/call.ts';
import { keyOf } from '../../api/useApi.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { useSession } from '../../session/useSession.ts';

type Options<T> = Pick<SWRConfiguration<T, ApiError>, 'refreshInterval' | 'keepPreviousData'>;

/**
 * A GET of one's own things: kept under one's own name, so that the next person here never sees them. `null` instead of
 * the arguments asks nothing yet.
 */
export function useMine<R extends BrowserRoute>(
  route: R,
  args: ArgsOf<R> | null,
  options: Options<ResponseOf<R>> = {},
): SWRResponse<ResponseOf<R>, ApiError> {
  const { user } = useSession();
  return useSWR<ResponseOf<R>, ApiError, string | null>(
    user && args ? `${user.id} ${keyOf(route, args)}` : null,
    () => (args ? callSignedIn(route, args) : Promise.reject(new TypeError('Nothing was asked'))),
    options,
  );
}
