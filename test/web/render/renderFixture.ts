import type { PageRequest, PublicResponse } from '@bloomkin/shared/pageRender.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { renderPage } from '@bloomkin/web/render/renderPage.tsx';
import { emptyPage, givenProduct } from '#web/storefront/storefrontFixture.ts';

export const now = new Date('2026-11-20T02:00:00Z');
export const siteUrl = 'https://bloomkin.example';

const shell = {
  html: `<html><head><meta name="viewport" content="width=device-width" /><title>Shell</title>
    <meta name="description" content="Shell" /></head><body><div id="root"></div>
    <div id="splash"><img src="/icon.svg" alt="" /></div></body></html>`,
  scripts: ['/assets/react-7a8b.js', '/assets/vendor-5e6f.js', '/assets/index-3c4d.js'],
  preloads: [['^/viewproduct/', ['/assets/ProductPage-1a2b.js']]],
} as const;

const noReviews = { ...emptyPage, product_rating: null, me_add: false, can_review: false };
export type Bodies = Readonly<Record<string, unknown>>;

/** Renders with an API that knows these answers and otherwise only empty lists. */
export function renderPath(path: string, bodies: Bodies = {}, change: Partial<PageRequest> = {}) {
  const known: Bodies = {
    '/api/shop/categories/full': { data: [] },
    '/api/shop/category/0/products': emptyPage,
    '/api/shop/product/p1/reviews': noReviews,
    ...bodies,
  };
  const ask = async (url: string): Promise<PublicResponse> => {
    const body = known[new URL(url, siteUrl).pathname];
    if (body === undefined) return { status: 404, body: { code: 'NOT_FOUND', message: 'Not there' } };
    return { status: 200, body };
  };
  return renderPage({ path, query: '', siteUrl, now, ask, ...change }, shell);
}

export const aProduct = (change: Partial<Record<keyof Product, unknown>> = {}) => givenProduct(change);

/** The page's data blocks, parsed: structured data, then the answers. */
export const dataBlocks = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
