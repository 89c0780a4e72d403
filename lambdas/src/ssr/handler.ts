import { filesHandler } from '../http/filesHandler.ts';
import { renderPage } from './renderPage.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

export const handler = filesHandler({
  '/index.html': renderPage,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
});
