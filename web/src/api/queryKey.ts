import type { ArgsOf, BrowserRoute } from '#http/request.ts';
import { requestUrl } from '#http/requestUrl.ts';

// swr's keys: a request's URL; for answers of one person, the user's id and a space before it. A query of several calls has
// the route's path, `#` and a name.

export const queryKey = <R extends BrowserRoute>(route: R, args: ArgsOf<R>): string =>
  requestUrl(route.path, args.params, args.query);

export const combinedKey = (route: BrowserRoute, name: string): string => `${route.path}#${name}`;

export const personalKey = (userId: string, key: string): string => `${userId} ${key}`;

type KeyMatcher = (key: unknown) => boolean;

const matchPath =
  (path: string, end: RegExp): KeyMatcher =>
  (key) => {
    if (typeof key !== 'string') return false;
    const [current = ''] = key.slice(key.indexOf('/')).split(end);
    const parts = current.split('/');
    const segments = path.split('/');
    return (
      parts.length === segments.length &&
      segments.every((segment, index) => segment.startsWith('{') || segment === parts[index])
    );
  };

/** For swr's `mutate`: matches a route's keys, with params those of one thing. */
export const isKeyOf = (route: BrowserRoute, params?: Readonly<Record<string, string>>): KeyMatcher =>
  matchPath(params ? requestUrl(route.path, params) : route.path, /\?/);

/** Matches the keys of all queries that call a route. */
export const callsRoute = (route: BrowserRoute): KeyMatcher => matchPath(route.path, /[?#]/);
