import type { RenderFile } from '../http/filesHandler.ts';
import { setting } from '../settings.ts';

const freshSeconds = 3600;

/** Everything may be read; what is not to be found says so itself, by a header or in its head. */
export const robots: RenderFile = async () => ({
  status: 200,
  contentType: 'text/plain',
  text: `User-agent: *\nAllow: /\n\nSitemap: ${setting('SITE_URL')}/sitemap.xml\n`,
  freshSeconds,
});
