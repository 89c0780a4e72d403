import type { HttpResponse } from '#http/exchange.ts';
import type { CachePolicy } from './cachePolicies.ts';

export interface CacheLife {
  freshSeconds: number;
  /** `stale-while-revalidate`. */
  staleWhileRevalidateSeconds: number;
  /** `stale-if-error`. */
  staleIfErrorSeconds: number;
}

/** CloudFront's default error caching. */
const defaultErrorSeconds = 10;

export function cacheLife(
  { status, headers }: HttpResponse,
  policy: CachePolicy,
  errorSeconds: ReadonlyMap<number, number>,
): CacheLife {
  const control = directives(String(headers['cache-control'] ?? ''));
  const clampSeconds = (seconds: number) => Math.min(Math.max(seconds, policy.minSeconds), policy.maxSeconds);
  const forbidden = ['no-store', 'no-cache', 'private'].some((name) => control.has(name));
  const maxAgeSeconds = control.get('s-maxage') ?? control.get('max-age');
  const freshSeconds = clampSeconds(forbidden ? 0 : (maxAgeSeconds ?? policy.defaultSeconds));
  const after = (name: string) => (forbidden || policy.maxSeconds === 0 ? 0 : (control.get(name) ?? 0));
  return {
    freshSeconds: status >= 400 ? (errorSeconds.get(status) ?? defaultErrorSeconds) : freshSeconds,
    staleWhileRevalidateSeconds: status >= 400 ? 0 : after('stale-while-revalidate'),
    staleIfErrorSeconds: status >= 400 ? 0 : after('stale-if-error'),
  };
}

function directives(text: string): ReadonlyMap<string, number> {
  const parts = text.toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [name = '', value] = part.trim().split('=');
      return [name, Number(value?.replaceAll('"', '') ?? 0)] as const;
    }),
  );
}
