import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';

export interface CachePolicy {
  minSeconds: number;
  defaultSeconds: number;
  /** 0 disables caching. */
  maxSeconds: number;
  compresses: boolean;
  /** Query names in the cache key, forwarded to the origin. */
  usesQuery: (name: string) => boolean;
  keyHeaders: readonly string[];
}

/** AWS's managed policies, with the same ids in every account. */
const managed: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    minSeconds: 1,
    defaultSeconds: 86_400,
    maxSeconds: 31_536_000,
    compresses: true,
    usesQuery: () => false,
    keyHeaders: [],
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': {
    minSeconds: 0,
    defaultSeconds: 0,
    maxSeconds: 0,
    compresses: false,
    usesQuery: () => false,
    keyHeaders: [],
  },
};

const Parameters = z.object({
  EnableAcceptEncodingBrotli: z.boolean().default(false),
  EnableAcceptEncodingGzip: z.boolean(),
  CookiesConfig: z.object({ CookieBehavior: z.literal('none') }),
  HeadersConfig: z.object({
    HeaderBehavior: z.enum(['none', 'whitelist']),
    Headers: z.array(z.string()).default([]),
  }),
  QueryStringsConfig: z.object({
    QueryStringBehavior: z.enum(['none', 'all', 'whitelist']),
    QueryStrings: z.array(z.string()).default([]),
  }),
});
const PolicyProperties = z.object({
  CachePolicyConfig: z.object({
    MinTTL: z.number(),
    DefaultTTL: z.number(),
    MaxTTL: z.number(),
    ParametersInCacheKeyAndForwardedToOrigin: Parameters,
  }),
});

export function readCachePolicies(deployment: Deployment): ReadonlyMap<string, CachePolicy> {
  const own = deployment.list('AWS::CloudFront::CachePolicy', PolicyProperties);
  return new Map([
    ...Object.entries(managed),
    ...own.map(({ ref, properties }) => [ref, toPolicy(properties.CachePolicyConfig)] as const),
  ]);
}

function toPolicy(config: z.output<typeof PolicyProperties>['CachePolicyConfig']): CachePolicy {
  const key = config.ParametersInCacheKeyAndForwardedToOrigin;
  return {
    minSeconds: config.MinTTL,
    defaultSeconds: config.DefaultTTL,
    maxSeconds: config.MaxTTL,
    compresses: key.EnableAcceptEncodingBrotli || key.EnableAcceptEncodingGzip,
    usesQuery: queryRule(key.QueryStringsConfig),
    keyHeaders: key.HeadersConfig.Headers.map((name) => name.toLowerCase()).sort(),
  };
}

function queryRule({
  QueryStringBehavior,
  QueryStrings,
}: z.output<typeof Parameters>['QueryStringsConfig']): CachePolicy['usesQuery'] {
  if (QueryStringBehavior !== 'whitelist') return () => QueryStringBehavior === 'all';
  const names = new Set(QueryStrings);
  return (name) => names.has(name);
}

export function includedQuery(query: string, { usesQuery }: CachePolicy): string {
  const policyName = (pair: string) => pair.split('=', 1)[0] ?? '';
  return query
    .split('&')
    .filter((pair) => pair !== '' && usesQuery(policyName(pair)))
    .join('&');
}
