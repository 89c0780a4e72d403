import { createHash } from 'node:crypto';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, test } from 'vitest';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const domain = { name: 'bloomkin.example', hostedZoneId: 'Z0123', zoneName: 'bloomkin.example' };
const prod = synthesise('prod', { stage: { domain } });
const config = resourcesOf(prod, 'AWS::CloudFront::Distribution').map(({ properties }) =>
  valueAt(properties, 'DistributionConfig'),
)[0];
const behaviours = listAt(config, 'CacheBehaviors');
const behaviourOf = (pattern: string) => behaviours.find((one) => valueAt(one, 'PathPattern') === pattern);
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

describe('the distribution', () => {
  test('stands behind the firewall, which is read from the other region without a custom resource', () => {
    expect(JSON.stringify(valueAt(config, 'WebACLId'))).toContain('Fn::GetStackOutput');
    expect(JSON.stringify(valueAt(config, 'ViewerCertificate'))).toContain('Fn::GetStackOutput');
    const custom = [...prod.stacks.values()]
      .flatMap((resources) => Object.values(resources))
      .filter(({ Type }) => Type.startsWith('Custom::') && Type !== 'Custom::CDKBucketDeployment');
    expect(custom).toEqual([]);
  });

  test('reads the buckets by its own access, not by a public one', () => {
    const s3 = listAt(config, 'Origins').filter((origin) => valueAt(origin, 'S3OriginConfig') !== undefined);
    expect(s3).toHaveLength(2);
    for (const origin of s3) expect(valueAt(origin, 'OriginAccessControlId')).toBeTruthy();
  });

  test('proves to the API that a call came through it, with a value that is not in the template', () => {
    const api = listAt(config, 'Origins').find(
      (origin) => valueAt(origin, 'CustomOriginConfig') !== undefined,
    );
    const [header] = listAt(api, 'OriginCustomHeaders');
    expect(valueAt(header, 'HeaderName')).toBe('x-origin-secret');
    expect(JSON.stringify(valueAt(header, 'HeaderValue'))).toMatch(/\{\{resolve:secretsmanager:/);
    expect(valueAt(api, 'CustomOriginConfig.OriginProtocolPolicy')).toBe('https-only');
  });

  test('never turns an answer of the API into a page, and keeps no error', () => {
    const responses = listAt(config, 'CustomErrorResponses');
    expect(responses.map((one) => valueAt(one, 'ErrorCode'))).toEqual(
      expect.arrayContaining([403, 404, 500, 502, 503, 504]),
    );
    for (const response of responses) {
      expect(valueAt(response, 'ResponsePagePath')).toBeUndefined();
      expect(valueAt(response, 'ErrorCachingMinTTL')).toBe(0);
    }
  });

  test('shuts nobody out by country', () => {
    expect(valueAt(config, 'Restrictions')).toBeUndefined();
  });

  test('stays under the 25 behaviours that every account has', () => {
    expect(behaviours.length).toBeLessThanOrEqual(24);
  });
});

describe('calls of the API', () => {
  test('are not cached, but for the public ones that say so', () => {
    expect(valueAt(behaviourOf('/api/*'), 'CachePolicyId')).toBe(cachingDisabled);
    expect(valueAt(behaviours.at(-1), 'PathPattern')).toBe('/api/*');
  });

  test('reach the first behaviour whose pattern fits with the cache their route declares', () => {
    const patternOf = (path: string) =>
      behaviours
        .map((one) => String(valueAt(one, 'PathPattern')))
        .find((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(path));
    for (const { route } of allRoutes.filter(({ route }) => route.words.cache === 'edge'))
      expect([route.path, patternOf(route.path.replaceAll(/\{\w+\}/g, 'x1'))]).not.toEqual([
        route.path,
        '/api/*',
      ]);
    for (const path of [
      '/api/me',
      '/api/shop/cart',
      '/api/shop/orders',
      '/api/user/login',
      '/api/stripe/webhook',
    ])
      expect([path, patternOf(path)]).toEqual([path, '/api/*']);
  });

  test('are kept apart by who asks, and only as long as the origin says', () => {
    const [policy] = resourcesOf(prod, 'AWS::CloudFront::CachePolicy');
    expect(valueAt(policy?.properties, 'CachePolicyConfig')).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-audience'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });

  test('of every behaviour tell the API who asks', () => {
    for (const behaviour of behaviours.filter((one) =>
      String(valueAt(one, 'PathPattern')).startsWith('/api/'),
    ))
      expect(JSON.stringify(valueAt(behaviour, 'FunctionAssociations'))).toContain('ApiRequest');
  });
});

const policyOf = (comment: string, given = prod) =>
  resourcesOf(given, 'AWS::CloudFront::ResponseHeadersPolicy')
    .map(({ properties }) => valueAt(properties, 'ResponseHeadersPolicyConfig'))
    .filter((policy) => String(valueAt(policy, 'Comment')).endsWith(comment))
    .map((policy) =>
      String(valueAt(policy, 'SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy')),
    )[0];

describe('the content security policy', () => {
  test('lets pages run our own scripts and nothing written into them', () => {
    expect(policyOf('pages')).toContain("script-src 'self';");
    expect(policyOf('pages')).toContain("default-src 'none'");
    expect(policyOf('pages')).toContain("frame-ancestors 'none'");
  });

  test('knows an inline script of a built page by its hash, and no data block', () => {
    const page =
      '<script>start()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>';
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(policyOf('pages', synthesise('dev', { page }))).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('lets uploaded pictures do nothing', () => {
    expect(policyOf('pictures')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  test('lets answers of the API do nothing', () => {
    expect(policyOf('API')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
