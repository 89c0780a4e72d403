import { firewallRules } from '@bloomkin/cdk/edge/firewallRules.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, test } from 'vitest';
import { listAt, resourcesOf, valueAt } from './support/resources.ts';
import { synthesise } from './support/synthesise.ts';

const prod = synthesise('prod');
const [firewall] = resourcesOf(prod, 'AWS::WAFv2::WebACL');
const rates = { api: 6000, signIn: 100, webhook: 60_000, pages: 3000 };

/** True when the firewall lets a body of more than 8 KB through to a path. */
function takesLargeBodies(path: string): boolean {
  const bodies = JSON.stringify(rulesOf('block').find(({ name }) => name === 'bodies'));
  const [, exempt = ''] = /"regexString":"([^"]+)"/.exec(bodies) ?? [];
  return new RegExp(JSON.parse(`"${exempt}"`)).test(path);
}

/** The transformations of every matching statement inside, in their order. */
function findTransformations(statement: unknown): string[][] {
  if (typeof statement !== 'object' || statement === null) return [];
  const own = listAt(statement, 'textTransformations');
  const types = own.map((one) => String(valueAt(one, 'type')));
  const inner = Object.values(statement).flatMap(findTransformations);
  return own.length > 0 ? [types, ...inner] : inner;
}

const rulesOf = (firewall: 'count' | 'block') => firewallRules({ firewall, firewallRates: rates });

describe('the firewall', () => {
  test('stands at the edge, in the region that CloudFront reads it from', () => {
    expect(firewall?.properties).toMatchObject({ Scope: 'CLOUDFRONT' });
    expect([...prod.stacks.keys()]).toContain('edge');
  });

  test('rates the payment provider before the common rules', () => {
    const names = rulesOf('block').map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['webhookRate', 'webhook']);
    expect(names.indexOf('common')).toBeGreaterThan(names.indexOf('webhook'));
  });

  test('blocks large bodies where none belongs', () => {
    const common = rulesOf('block').find(({ name }) => name === 'common');
    expect(JSON.stringify(common)).toContain('{"name":"SizeRestrictions_BODY","actionToUse":{"count":{}}}');
    for (const path of [
      '/api/shop/product/x',
      '/api/company/x/upload_logo',
      '/api/document',
      '/api/shop/store/x/delivery_zone',
    ])
      expect([path, takesLargeBodies(path)]).toEqual([path, true]);
  });

  test('takes large bodies only where pictures, texts or zones are sent', () => {
    const writes = allRoutes.filter(({ route }) => route.method !== 'GET' && route.method !== 'DELETE');
    const open = writes.filter(({ route }) => takesLargeBodies(route.path.replaceAll(/\{\w+\}/g, '0')));
    expect(open.map(({ name }) => name).sort()).toEqual([
      'addProductPhoto',
      'changeNotificationSettings',
      'changeProducts',
      'changeShippingSettings',
      'createCategory',
      'createCollection',
      'createCompany',
      'createDocument',
      'createProduct',
      'importProducts',
      'searchAllProducts',
      'setCategoryPositions',
      'setDeliveryZones',
      'updateCategory',
      'updateCollection',
      'updateCompany',
      'updateDocument',
      'updateProduct',
      'uploadAvatar',
      'uploadCover',
      'uploadLogo',
    ]);
  });

  test('counts with managed rules and blocks with its own rates', () => {
    const blocking = rulesOf('count').filter(
      ({ action, overrideAction }) => valueAt(action, 'block') || valueAt(overrideAction, 'none'),
    );
    expect(blocking.map(({ name }) => name)).toEqual(['webhookRate', 'signInRate', 'apiRate', 'pageRate']);
  });

  test('counts page requests alone', () => {
    const rule = JSON.stringify(rulesOf('block').find(({ name }) => name === 'pageRate'));
    const [, other = ''] = /"notStatement".*"regexString":"([^"]+)"/.exec(rule) ?? [];
    const isPage = (path: string) => !new RegExp(other).test(path);
    expect(['/', '/viewproduct/x', '/sitemap.xml', '/apis'].map(isPage)).toEqual([true, true, true, true]);
    expect(['/api/me', '/assets/a.js', '/media/p.webp'].map(isPage)).toEqual([false, false, false]);
  });

  test('decodes percent signs in paths as the gateway does', () => {
    const transformations = rulesOf('block').flatMap(({ statement }) => findTransformations(statement));
    const ofPaths = transformations.filter((types) => types.includes('NORMALIZE_PATH'));
    expect(ofPaths.length).toBeGreaterThan(5);
    for (const types of ofPaths) expect(types).toEqual(['URL_DECODE', 'NORMALIZE_PATH']);
  });

  test('logs neither tokens, cookies nor queries', () => {
    const [logging] = resourcesOf(prod, 'AWS::WAFv2::LoggingConfiguration');
    expect(JSON.stringify(logging?.properties.RedactedFields)).toBe(
      '[{"SingleHeader":{"Name":"x-auth-token"}},{"SingleHeader":{"Name":"cookie"}},{"QueryString":{}}]',
    );
  });
});
