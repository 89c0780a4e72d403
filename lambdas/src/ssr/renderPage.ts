import { renderPage as renderToHtml } from 'virtual:storefront';
import { AppError } from '@bloomkin/shared/errors.ts';
import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import type { RenderFile } from '#platform/http/filesHandler.ts';
import { requestInProcess } from '#platform/http/inProcessClient.ts';
import { setting } from '#platform/settings.ts';
import { inProcessRoutes } from './inProcessRoutes.ts';

/** As for the API's public responses (edgeCacheHeaders.ts). */
const freshSeconds = 5;

export const renderPage: RenderFile = async ({ query, header, now }) => {
  const path = header(pagePathHeader);
  if (!path?.startsWith('/')) throw new AppError('NOT_FOUND');
  const { status, html } = await renderToHtml({
    path,
    query,
    siteUrl: setting('SITE_URL'),
    now,
    ask: (url) => requestInProcess(inProcessRoutes, url, now),
  });
  return { status, contentType: 'text/html', text: html, freshSeconds };
};
