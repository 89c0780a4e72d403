import { setTimeout as pause } from 'node:timers/promises';
import { renderPage as renderToHtml } from 'virtual:storefront';
import { AppError } from '@bloomkin/shared/errors.ts';
import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import * as catalogueRoutes from '@bloomkin/shared/routes/catalogue.ts';
import * as companyRoutes from '@bloomkin/shared/routes/companies.ts';
import { getProduct as getProductRoute } from '@bloomkin/shared/routes/products.ts';
import * as reviewRoutes from '@bloomkin/shared/routes/reviews.ts';
import { getChannels } from '#api/catalogue/getChannels.ts';
import { getFilters } from '#api/catalogue/getFilters.ts';
import { getCategory, listCategories } from '#api/catalogue/listCategories.ts';
import { listCategoryProducts } from '#api/catalogue/listCategoryProducts.ts';
import { getCollection, listCollections } from '#api/catalogue/listCollections.ts';
import type { RenderFile } from '#platform/http/filesHandler.ts';
import { inProcessRoute, lazyInProcessRoute, requestInProcess } from '#platform/http/inProcessClient.ts';
import { setting, settings } from '#platform/settings.ts';

const inProcessRoutes = [
  inProcessRoute(catalogueRoutes.listCategories, listCategories),
  inProcessRoute(catalogueRoutes.listCategoryProducts, listCategoryProducts),
  inProcessRoute(catalogueRoutes.getFilters, getFilters),
  inProcessRoute(catalogueRoutes.getCategory, getCategory),
  inProcessRoute(catalogueRoutes.listCollections, listCollections),
  inProcessRoute(catalogueRoutes.getCollection, getCollection),
  lazyInProcessRoute(
    catalogueRoutes.listCompanies,
    async () => (await import('#api/catalogue/listCompanies.ts')).listCompanies,
  ),
  lazyInProcessRoute(
    companyRoutes.getCompany,
    async () => (await import('#api/companies/getCompany.ts')).getCompany,
  ),
  inProcessRoute(catalogueRoutes.getChannels, getChannels),
  lazyInProcessRoute(getProductRoute, async () => (await import('#api/products/getProduct.ts')).getProduct),
  lazyInProcessRoute(
    reviewRoutes.listProductReviews,
    async () => (await import('#api/reviews/listProductReviews.ts')).listProductReviews,
  ),
];

/** As for the API's public responses (edgeCacheHeaders.ts). */
const freshSeconds = 5;

/** A slow table must not delay the first byte: the edge then answers with the shell, which fetches its data in the browser. */
const maxRenderMs = 1250 * settings.CLIENT_TIMEOUT_FACTOR;

const maxLateMs = 250 * settings.CLIENT_TIMEOUT_FACTOR;

async function rejectSlow(maxMs: number): Promise<never> {
  await pause(maxMs, undefined, { ref: false });
  throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2 });
}

export const renderPage: RenderFile = async ({ query, isLate, header, now }) => {
  const path = header(pagePathHeader);
  if (!path?.startsWith('/')) throw new AppError('NOT_FOUND');
  const ask = (url: string) => requestInProcess(inProcessRoutes, url, now);
  const rendering = renderToHtml({ path, query, siteUrl: setting('SITE_URL'), now, ask });
  const { status, html } = await Promise.race([rendering, rejectSlow(isLate ? maxLateMs : maxRenderMs)]);
  return { status, contentType: 'text/html', text: html, freshSeconds };
};
