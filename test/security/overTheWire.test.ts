import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { registerBuyer } from '#support/people.ts';

const test = localCloud({ demoData: false, inThreads: true });
const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, test.cloud.url), init);

describe('every answer has headers', () => {
  it.each(['/', '/market/list/full', '/api/ping/time', '/api/me', '/api/nothing', '/media/nothing.webp'])(
    'for HSTS, nosniff, referrers and framing: %s',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000; ?includeSubDomains/i);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    },
  );

  it('for JSON in UTF-8', async () => {
    expect((await ask('/api/ping/time')).headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect((await ask('/api/me')).headers.get('content-type')).toBe('application/json; charset=utf-8');
  });
});

describe('another origin', () => {
  it('gets no CORS headers, on a call or a preflight', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await ask('/api/me', { method, headers });
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a repeated parameter', () => {
  it('fails by its schema', async () => {
    const api = test.visitor();
    const { api_token } = await registerBuyer(api);
    const headers = { 'x-auth-token': api_token };
    for (const query of ['page=1&page=2', 'per_page=1&per_page=100', 'company_id=a&company_id=b'])
      expect((await ask(`/api/shop/orders?${query}`, { headers })).status, query).toBe(422);
  });

  it('answers 401 for two tokens', async () => {
    const headers = new Headers({ 'x-auth-token': 'one' });
    headers.append('x-auth-token', 'two');
    expect((await ask('/api/me', { headers })).status).toBe(401);
  });
});
