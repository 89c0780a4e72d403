import { describe, expect, test } from 'vitest';
import { behaviourOf, cachePolicyOf, config, patternOf, prod } from './support/behaviours.ts';
import { listAt, valueAt } from './support/resources.ts';

describe('a public page', () => {
  const patterns = [
    '/',
    '/main',
    '/market',
    '/market/*',
    '/products',
    '/viewproduct/*',
    '/viewcompany/*',
    '/florists/*',
    '/new-product',
  ];
  const groups = listAt(config, 'OriginGroups.Items');
  const originsOf = (id: unknown) =>
    groups
      .filter((group) => valueAt(group, 'Id') === id)
      .flatMap((group) => listAt(group, 'Members.Items'))
      .map((member) => String(valueAt(member, 'OriginId')));
  const isBucket = (id: string | undefined) =>
    listAt(config, 'Origins').some(
      (origin) => valueAt(origin, 'Id') === id && valueAt(origin, 'S3OriginConfig') !== undefined,
    );

  test.each([...patterns, '/products/catalog/*', '/cart', '/sitemap.xml', '/robots.txt', '/manifest.json'])(
    'falls back from function to bucket at %s',
    (pattern) => {
      const [first, second] = originsOf(valueAt(behaviourOf(pattern), 'TargetOriginId'));
      expect([isBucket(first), isBucket(second)]).toEqual([false, true]);
    },
  );

  test('that is gone passes its 404 on to the reader', () => {
    expect(groups.map((group) => valueAt(group, 'FailoverCriteria.StatusCodes.Items'))).toEqual(
      groups.map(() => [403, 500, 502, 503, 504]),
    );
  });

  test('caches by path and filter names alone, without cookies or tokens', () => {
    expect(cachePolicyOf('rendered pages')).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-page-path'] },
        QueryStringsConfig: {
          QueryStringBehavior: 'whitelist',
          QueryStrings: ['category', 'q', 'collection', 'day', 'pickup', 'min', 'max', 'f', 'sort', 'size'],
        },
      },
    });
    for (const pattern of patterns)
      expect([pattern, valueAt(behaviourOf(pattern), 'OriginRequestPolicyId')]).toEqual([pattern, undefined]);
  });

  test('counts at most CloudFront’s ten query names in its key', () => {
    const names = valueAt(
      cachePolicyOf('rendered pages'),
      'ParametersInCacheKeyAndForwardedToOrigin.QueryStringsConfig.QueryStrings',
    );
    expect(listAt(names, 'length')[0]).toBeLessThanOrEqual(10);
  });

  const robotsAt = (behaviour: unknown) => {
    const id = String(valueAt(behaviour, 'ResponseHeadersPolicyId.Ref'));
    const policy = prod.stacks.get('web')?.[id]?.Properties;
    return listAt(policy, 'ResponseHeadersPolicyConfig.CustomHeadersConfig.Items')
      .filter((item) => valueAt(item, 'Header') === 'x-robots-tag')
      .map((item) => valueAt(item, 'Value'));
  };

  test('allows indexing, other paths forbid it', () => {
    expect(robotsAt(valueAt(config, 'DefaultCacheBehavior'))).toEqual(['noindex']);
    for (const pattern of patterns) expect([pattern, robotsAt(behaviourOf(pattern))]).toEqual([pattern, []]);
  });

  test.each(['/icon.svg', '/share.jpg', '/assets/main-1a2b3c.js'])(
    'loads %s, a file of the bucket without noindex',
    (file) => {
      const behaviour = behaviourOf(patternOf(file) ?? '');
      expect(robotsAt(behaviour)).toEqual([]);
      expect(listAt(behaviour, 'FunctionAssociations')).toEqual([]);
      expect(isBucket(String(valueAt(behaviour, 'TargetOriginId')))).toBe(true);
    },
  );

  test.each(['list', 'create', 'params', 'view/1', 'edit/1', 'review'])(
    'leaves /products/%s to the bucket, with noindex',
    (page) => {
      expect(patternOf(`/products/${page}`)).toBeUndefined();
      const behaviour = valueAt(config, 'DefaultCacheBehavior');
      expect(isBucket(String(valueAt(behaviour, 'TargetOriginId')))).toBe(true);
      expect(robotsAt(behaviour)).toEqual(['noindex']);
      expect(patternOf('/products/catalog/all')).toBe('/products/catalog/*');
    },
  );

  test('knows no default root object', () => {
    expect(valueAt(config, 'DefaultRootObject')).toBeUndefined();
  });
});
