import { createHash } from 'node:crypto';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, test } from 'vitest';
import {
  behaviourOf,
  behaviours,
  cachePolicyOf,
  config,
  domain,
  patternOf,
  prod,
} from './support/behaviours.ts';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

describe('the distribution', () => {
  test('stands behind the firewall, read across regions without a custom resource', () => {
    expect(JSON.stringify(valueAt(config, 'WebACLId'))).toContain('Fn::GetStackOutput');
    expect(JSON.stringify(valueAt(config, 'ViewerCertificate'))).toContain('Fn::GetStackOutput');
    const custom = [...prod.stacks.values()]
      .flatMap((resources) => Object.values(resources))
      .filter(({ Type }) => Type.startsWith('Custom::') && Type !== 'Custom::CDKBucketDeployment');
    expect(custom).toEqual([]);
  });

  test('reads the buckets by origin access control', () => {
    const s3 = listAt(config, 'Origins').filter((origin) => valueAt(origin, 'S3OriginConfig') !== undefined);
    expect(s3.length).toBeGreaterThanOrEqual(2);
    for (const origin of s3) expect(valueAt(origin, 'OriginAccessControlId')).toBeTruthy();
  });

  test('sends the API an origin secret that is not in the template', () => {
    const apis = listAt(config, 'Origins').filter(
      (origin) => valueAt(origin, 'CustomOriginConfig') !== undefined,
    );
    // Calls may take longer than pages, which have the bucket's shell.
    expect(apis.map((api) => valueAt(api, 'CustomOriginConfig.OriginReadTimeout')).sort()).toEqual([30, 5]);
    for (const api of apis) {
      const [header] = listAt(api, 'OriginCustomHeaders');
      expect(valueAt(header, 'HeaderName')).toBe('x-origin-secret');
      expect(JSON.stringify(valueAt(header, 'HeaderValue'))).toMatch(
        /\{\{resolve:secretsmanager:.*:SecretString:current::/,
      );
      expect(valueAt(api, 'CustomOriginConfig.OriginProtocolPolicy')).toBe('https-only');
    }
  });

  test('sends another version when the stage names it, as the only change', () => {
    const originSecretVersion = '01234567-89ab-4def-8123-456789abcdef';
    const rotated = resourcesOf(
      synthesise('prod', { stage: { originSecretVersion } }),
      'AWS::CloudFront::Distribution',
    );
    expect(JSON.stringify(rotated)).toContain(`:SecretString:current::${originSecretVersion}}}`);
  });

  test('passes API errors through and caches none', () => {
    const responses = listAt(config, 'CustomErrorResponses');
    expect(responses.map((one) => valueAt(one, 'ErrorCode'))).toEqual(
      expect.arrayContaining([403, 404, 500, 502, 503, 504]),
    );
    for (const response of responses) {
      expect(valueAt(response, 'ResponsePagePath')).toBeUndefined();
      expect(valueAt(response, 'ErrorCachingMinTTL')).toBe(0);
    }
  });

  test('keeps the files of earlier builds, which open pages still load', () => {
    const deployments = resourcesOf(prod, 'Custom::CDKBucketDeployment');
    expect(deployments.length).toBeGreaterThanOrEqual(2);
    for (const { properties } of deployments) expect(valueAt(properties, 'Prune')).toBe(false);
  });

  test('blocks no country', () => {
    expect(valueAt(config, 'Restrictions')).toBeUndefined();
  });

  test('stays under the limit of 75 behaviours', () => {
    expect(behaviours.length).toBeLessThanOrEqual(74);
  });
});

describe('the API', () => {
  const [api] = resourcesOf(prod, 'AWS::ApiGatewayV2::Api');
  const origin = listAt(config, 'Origins').find((one) => valueAt(one, 'CustomOriginConfig') !== undefined);

  test('hides every name past the distribution where the stage has a domain', () => {
    expect(api?.properties.DisableExecuteApiEndpoint).toBe(true);
    expect(valueAt(origin, 'DomainName')).toBe('origin.bloomkin.example');
    expect(resourcesOf(prod, 'AWS::ApiGatewayV2::ApiMapping')).toHaveLength(1);
  });

  test('keeps its own name without one, guarded by the origin secret', () => {
    const [plain] = resourcesOf(synthesise('prod'), 'AWS::ApiGatewayV2::Api');
    expect(plain?.properties).not.toHaveProperty('DisableExecuteApiEndpoint');
  });
});

describe('the access log', () => {
  const [delivery] = resourcesOf(prod, 'AWS::Logs::Delivery');

  test('records no address, path, query, referrer, user agent or cookie', () => {
    const fields = listAt(delivery?.properties, 'RecordFields').map(String);
    expect(fields).toContain('sc-status');
    expect(fields.filter((field) => /ip|uri|query|referer|user|cookie|host|forwarded/i.test(field))).toEqual(
      [],
    );
  });

  test('takes lines from deliveries of its own account alone', () => {
    const [policy, ...others] = resourcesOf(prod, 'AWS::Logs::ResourcePolicy').filter(
      ({ stack }) => stack === 'edge-operations',
    );
    expect(others).toEqual([]);
    expect(JSON.stringify(policy?.properties.PolicyDocument)).toContain('aws:SourceAccount');
  });

  test('goes to us-east-1 and expires', () => {
    expect(delivery?.stack).toBe('edge-operations');
    const groups = resourcesOf(prod, 'AWS::Logs::LogGroup').filter(
      ({ stack }) => stack === 'edge-operations',
    );
    expect(groups.map(({ properties }) => properties.RetentionInDays)).toEqual([90]);
  });
});

describe('calls of the API', () => {
  test('bypass the cache, except public ones that declare it', () => {
    expect(valueAt(behaviourOf('/api/*'), 'CachePolicyId')).toBe(cachingDisabled);
    expect(valueAt(behaviours.at(-1), 'PathPattern')).toBe('/api/*');
  });

  test('reach the first matching behaviour, with the cache their route declares', () => {
    for (const { route } of allRoutes.filter(({ route }) => route.options.cache === 'edge'))
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

  test('stay in the cache by caller for as long as the origin says', () => {
    expect(cachePolicyOf('public API responses')).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'whitelist', Headers: ['x-audience'] },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
      },
    });
  });

  test('carry the viewer’s address in every behaviour', () => {
    for (const behaviour of behaviours.filter((one) =>
      String(valueAt(one, 'PathPattern')).startsWith('/api/'),
    ))
      expect(JSON.stringify(valueAt(behaviour, 'FunctionAssociations'))).toContain('ApiRequest');
  });
});

const policyOf = (comment: string, template = prod) =>
  resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy')
    .map(({ properties }) => valueAt(properties, 'ResponseHeadersPolicyConfig'))
    .filter((policy) => String(valueAt(policy, 'Comment')).endsWith(comment))
    .map((policy) =>
      String(valueAt(policy, 'SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy')),
    )[0];

describe('the content security policy', () => {
  test('allows our own scripts and no inline ones', () => {
    expect(policyOf('pages')).toContain("script-src 'self';");
    expect(policyOf('pages')).toContain("default-src 'none'");
    expect(policyOf('pages')).toContain("frame-ancestors 'none'");
  });

  test('allows a page’s inline scripts by hash alone', () => {
    const page =
      '<script>start()</script><script type="application/ld+json">{}</script><script src="/a.js"></script>';
    const hash = createHash('sha256').update('start()').digest('base64');
    expect(policyOf('pages', synthesise('dev', { page }))).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  test('connects pages to the map’s host where a stage names one', () => {
    const mapStyle =
      'https://maps.geo.ap-southeast-2.amazonaws.com/v2/styles/Standard/descriptor?key=v1.public';
    const host = 'https://maps.geo.ap-southeast-2.amazonaws.com';
    const withMap = policyOf('pages', synthesise('prod', { stage: { domain, mapStyle } }));
    expect(withMap).toContain(`connect-src 'self' ${host};`);
    expect(withMap).toContain(`img-src 'self' data: blob: ${host};`);
    expect(policyOf('pages')).toContain("connect-src 'self';");
  });

  test('connects pages to another API host where a stage names one', () => {
    const apiHost = 'https://api.bloomkin.example';
    const withHost = policyOf('pages', synthesise('prod', { stage: { domain, apiHost } }));
    expect(withHost).toContain(`connect-src 'self' ${apiHost};`);
  });

  test('denies every source in the CSP of uploaded pictures', () => {
    expect(policyOf('media')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
  });

  test('denies every source in the CSP of API responses', () => {
    expect(policyOf('API')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});
