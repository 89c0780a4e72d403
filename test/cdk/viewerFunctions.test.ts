import { apiRequestCode, type PageRule, pageRequestCode } from '@bloomkin/cdk/edge/viewerFunctions.ts';
import { describe, expect, test } from 'vitest';

interface ViewerRequest {
  method: string;
  uri: string;
  headers: Record<string, { value: string }>;
}

/** Runs a viewer function's code as the edge does. */
function atEdge(code: string, request: Partial<ViewerRequest>, requestId = 'request-1'): ViewerRequest {
  const handler: (event: unknown) => ViewerRequest = new Function(`${code}; return handler;`)();
  return handler({
    request: { method: 'GET', uri: '/', headers: {}, ...request },
    viewer: { ip: '203.0.113.7' },
    context: { requestId },
  });
}

const audienceOf = (request: Partial<ViewerRequest>, requestId?: string) =>
  atEdge(apiRequestCode, request, requestId).headers['x-audience']?.value;

describe('a call of the API at the edge', () => {
  test('carries the viewer’s address, whatever the viewer claims', () => {
    const headers = { 'x-viewer-address': { value: '10.0.0.1' } };
    expect(atEdge(apiRequestCode, { uri: '/api/me', headers }).headers['x-viewer-address']).toEqual({
      value: '203.0.113.7',
    });
  });

  test('shares its answer among guests when the route is public and cached', () => {
    expect(audienceOf({ uri: '/api/shop/product/01ABC' })).toBe('guest');
    expect(audienceOf({ uri: '/api/shop/category/products' })).toBe('guest');
  });

  test('never shares the answer of a signed-in user', () => {
    const headers = { 'x-auth-token': { value: 'token' } };
    expect(audienceOf({ uri: '/api/shop/product/01ABC', headers }, 'a')).toBe('a');
    expect(audienceOf({ uri: '/api/shop/product/01ABC', headers }, 'b')).toBe('b');
  });

  test('never shares an answer with the reader’s own write', () => {
    const headers = { 'x-catalogue-version': { value: '01ABC' } };
    expect(audienceOf({ uri: '/api/shop/product/01ABC', headers })).toBe('request-1');
  });

  test('never shares an uncached path below a cached one', () => {
    expect(audienceOf({ uri: '/api/shop/product/01ABC/reviews' })).toBe('request-1');
    expect(audienceOf({ uri: '/api/company/01ABC/managers' })).toBe('request-1');
  });

  test('never shares the answer to a write', () => {
    expect(audienceOf({ method: 'POST', uri: '/api/shop/product/01ABC' })).toBe('request-1');
  });

  test('never becomes shared by the viewer’s own header', () => {
    const headers = { 'x-auth-token': { value: 'token' }, 'x-audience': { value: 'guest' } };
    expect(audienceOf({ uri: '/api/shop/product/01ABC', headers })).toBe('request-1');
  });
});

describe('a page at the edge', () => {
  const rules: PageRule[] = [
    ['market.html', '^/market/?$'],
    ['index.html', ''],
  ];
  const fileOf = (uri: string) => atEdge(pageRequestCode(rules), { uri }).uri;

  test.each(['/', '/orders/list/full', '/market/01ABC', '/auth/change_password/abc'])(
    '%s is the shell',
    (uri) => {
      expect(fileOf(uri)).toBe('/index.html');
    },
  );

  test.each(['/market', '/sitemap.xml'])('passes %s to the renderer, whatever the viewer sent', (uri) => {
    const headers = { 'x-page-path': { value: '/viewproduct/other' } };
    const result = atEdge(pageRequestCode(rules), { uri, headers });
    expect(result.headers['x-page-path']).toEqual({ value: uri });
  });

  test('comes from its own file if there is one', () => {
    expect(fileOf('/market')).toBe('/market.html');
  });

  test.each(['/assets/main-1a2b3c.js', '/config.json', '/backoffice.html', '/site.webmanifest'])(
    'answers 404 for a missing file: %s',
    (uri) => expect(fileOf(uri)).toBe(uri),
  );

  test('fits into the edge’s 10 KB', () => {
    expect(Buffer.byteLength(apiRequestCode)).toBeLessThan(10_000);
  });
});
