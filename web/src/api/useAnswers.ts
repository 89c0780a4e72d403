import type { ResponseOf } from '@bloomkin/shared/route.ts';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { BrowserRoute } from '#http/request.ts';
import { callsRoute, isKeyOf } from './queryKey.ts';

export interface Answers {
  /** Revalidates these routes; resolves once the new data is shown. */
  revalidate(...routes: BrowserRoute[]): Promise<void>;
  /** Updates a route's cached data without a request; with params only that of one thing. */
  replace<R extends BrowserRoute>(
    route: R,
    change: (answer: ResponseOf<R>) => ResponseOf<R>,
    params?: Readonly<Record<string, string>>,
  ): Promise<void>;
}

/** The answers that queries keep. Stays the same between renders. */
export function useAnswers(): Answers {
  const { mutate } = useSWRConfig();
  return useMemo(
    () => ({
      async revalidate(...routes) {
        const matchers = routes.map((route) => callsRoute(route));
        await mutate((key) => matchers.some((matches) => matches(key)));
      },
      async replace<R extends BrowserRoute>(
        route: R,
        change: (answer: ResponseOf<R>) => ResponseOf<R>,
        params?: Readonly<Record<string, string>>,
      ) {
        const changeCached = (answer?: ResponseOf<R>) => answer && change(answer);
        await mutate<ResponseOf<R>>(isKeyOf(route, params), changeCached, { revalidate: false });
      },
    }),
    [mutate],
  );
}
