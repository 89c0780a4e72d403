import { formatTitle } from '../../components/layout/Page.tsx';
import type { PageMeta } from '../../components/layout/pageMeta.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import type { HeadParts } from './headParts.ts';

const shopDescription =
  'Flowers and plants from local Australian florists, delivered to the door or ready to pick up.';
/** Shared where a page has no picture of its own. */
const shopImage = { path: '/share.jpg', alt: 'Flowers from the florist round the corner' };

/**
 * A page's head: its words, its one address, how it looks when it is shared, what it is to a machine. Without parts it
 * says that nothing is there.
 */
export function pageHead(siteUrl: string, words: PageMeta, parts: HeadParts | undefined): string {
  const title = formatTitle(words.title);
  const description = words.description || shopDescription;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    ...(parts ? listed(siteUrl, parts, title, description) : []),
    ...(!parts || parts.isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
  ].join('');
}

const meta = (by: 'name' | 'property', name: string, content: string) =>
  `<meta ${by}="${name}" content="${escapeHtml(content)}">`;

function listed(siteUrl: string, parts: HeadParts, title: string, description: string): string[] {
  const { canonical, kind, image = shopImage, properties = {}, things } = parts;
  const url = siteUrl + canonical;
  const shared = {
    'og:site_name': 'Bloomkin',
    'og:locale': 'en_AU',
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': siteUrl + image.path,
    'og:image:alt': image.alt,
    ...properties,
  };
  const data = { '@context': 'https://schema.org', '@graph': things };
  const block = `<script type="application/ld+json">${scriptJson(data)}</script>`;
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(shared).map(([name, content]) => meta('property', name, content)),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(things.length > 0 ? [block] : []),
  ];
}
