import { chooseAnswer } from '@bloomkin/web/serviceWorker/chooseAnswer.ts';
import { describe, expect, it } from 'vitest';

const origin = 'https://bloomkin.example';
const answer = (path: string, options: Partial<Pick<Request, 'method' | 'mode'>> = {}) =>
  chooseAnswer({ url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...options }, origin);

describe('the service worker', () => {
  it.each(['/', '/market?q=rose', '/orders/list/full', '/orders/drive', '/personal/profile'])(
    'answers %s as a page',
    (path) => {
      expect(answer(path, { mode: 'navigate' })).toBe('page');
    },
  );

  it.each(['/api/shop/orders/export', '/media/logo.webp', '/_local', '/_local/pay/cs_1'])(
    'leaves %s to the browser, even opened in the tab',
    (path) => expect(answer(path, { mode: 'navigate' })).toBeUndefined(),
  );

  it.each(['/api/me', '/api/shop/cart', '/config.json', '/sw.js', '/manifest.json', '/media/logo.webp'])(
    'does not touch a request for %s',
    (path) => expect(answer(path)).toBeUndefined(),
  );

  it('caches files with a hash in their name, of this shop alone', () => {
    expect(answer('/assets/main-1a2b.js')).toBe('asset');
    expect(answer('https://other.example/assets/main.js')).toBeUndefined();
    expect(answer('/assets/main-1a2b.js', { method: 'HEAD' })).toBeUndefined();
  });

  it('passes on a form that is sent in place of a page', () => {
    expect(answer('/market', { mode: 'navigate', method: 'POST' })).toBeUndefined();
  });
});
