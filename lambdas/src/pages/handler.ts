import { filesHandler } from '../http/filesHandler.ts';
import { robots } from './robots.ts';
import { showPage } from './showPage.ts';
import { sitemap } from './sitemap.ts';

export const handler = filesHandler({
  '/index.html': showPage,
  '/sitemap.xml': sitemap,
  '/robots.txt': robots,
});
