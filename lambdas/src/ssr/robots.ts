import type { RenderFile } from '#platform/http/filesHandler.ts';
import { setting } from '#platform/settings.ts';

const freshSeconds = 3600;

/** Disallows nothing: unlisted pages send noindex. */
export const robots: RenderFile = async () => ({
  status: 200,
  contentType: 'text/plain',
  text: `User-agent: *\nAllow: /\n\nSitemap: ${setting('SITE_URL')}/sitemap.xml\n`,
  freshSeconds,
});
