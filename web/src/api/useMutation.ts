import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { useSWRConfig } from 'swr';
import type { ArgsOf, BrowserRoute } from '../http/request.ts';
import { call } from './call.ts';
import { callsRoute } from './queryKey.ts';

/** Calls a route that changes something, then starts to revalidate the queries of the routes in `invalidates`. */
export function useMutation<R extends BrowserRoute>(
  route: R,
  { invalidates }: { invalidates: readonly BrowserRoute[] },
): (args: ArgsOf<R>) => Promise<ResponseOf<R>> {
  const { mutate } = useSWRConfig();
  const matchers = invalidates.map((query) => callsRoute(query));
  return async (args) => {
    const response = await call(route, args);
    void mutate((key) => matchers.some((matches) => matches(key)));
    return response;
  };
}
