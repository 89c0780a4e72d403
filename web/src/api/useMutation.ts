import type { ResponseOf } from '@bloomkin/shared/route.ts';
import type { ArgsOf, BrowserRoute } from '#http/request.ts';
import { call } from './call.ts';
import { useAnswers } from './useAnswers.ts';

/** Calls a route that changes something, then starts to revalidate the queries of the routes in `invalidates`. */
export function useMutation<R extends BrowserRoute>(
  route: R,
  { invalidates }: { invalidates: readonly BrowserRoute[] },
): (args: ArgsOf<R>) => Promise<ResponseOf<R>> {
  const { revalidate } = useAnswers();
  return async (args) => {
    const response = await call(route, args);
    void revalidate(...invalidates);
    return response;
  };
}
