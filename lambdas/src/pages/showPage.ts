import { renderPage } from 'virtual:storefront';
import { AppError } from '@bloomkin/shared/errors.ts';
import { pagePathHeader } from '@bloomkin/shared/renderedPages.ts';
import { askAsGuest } from '../http/askAsGuest.ts';
import type { MakeFile } from '../http/filesHandler.ts';
import { setting } from '../settings.ts';
import { publicReads } from './publicReads.ts';

/** As the API's public answers (publicAnswer.ts): a page shows a change no later than a listing does. */
const freshSeconds = 5;

/** A page of the storefront, drawn as a guest first sees it. */
export const showPage: MakeFile = async ({ query, header, now }) => {
  const path = header(pagePathHeader);
  if (!path?.startsWith('/')) throw new AppError('NOT_FOUND');
  const { status, html } = await renderPage({
    path,
    query,
    siteUrl: setting('SITE_URL'),
    now,
    ask: (url) => askAsGuest(publicReads, url, now),
  });
  return { status, type: 'text/html', text: html, freshSeconds };
};
