import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import type { Catalogue } from '../catalogue/model/catalogue.ts';
import { listAllCompanies } from '../companies/companyTable.ts';
import type { FileRequest, RenderFile } from '../http/filesHandler.ts';
import { setting } from '../settings.ts';

const freshSeconds = 600;
/** Addresses in one file: the protocol takes 50,000, a function's answer some 40,000. */
const inOnePart = 20_000;

/**
 * Every public page, once, by its one address (https://www.sitemaps.org/protocol.html). A large shop's is in parts:
 * `?part=1` and so on, which the file itself then lists.
 */
export const sitemap: RenderFile = async (request) => {
  const site = setting('SITE_URL');
  const paths = await publicPaths(request);
  const parts = Math.ceil(paths.length / inOnePart);
  const part = Number(new URLSearchParams(request.query).get('part') ?? 0);
  const asked = part > 0 ? part : 1;
  const isIndex = parts > 1 && part === 0;
  const text = isIndex
    ? xml('sitemapindex', 'sitemap', partUrls(site, parts))
    : xml(
        'urlset',
        'url',
        paths.slice((asked - 1) * inOnePart, asked * inOnePart).map((path) => site + path),
      );
  return { status: 200, contentType: 'application/xml', text, freshSeconds };
};

async function publicPaths(request: FileRequest): Promise<string[]> {
  const [catalogue, companies] = await Promise.all([currentCatalogue(request), listAllCompanies()]);
  const florists = companies.filter(({ active }) => active).map(({ id }) => `/market/${id}`);
  const products = catalogue.shownProductIds().map((id) => `/viewproduct/${id}`);
  return ['/', '/market', '/new-product', ...listings(catalogue), ...florists.sort(), ...products.sort()];
}

/** Categories and collections that hold something. */
function listings(catalogue: Catalogue): string[] {
  const collections = catalogue
    .collections()
    .filter(({ active, products_num }) => active && products_num > 0);
  return [
    ...withBelow(catalogue.categories(null, true)).map(({ id }) => `/market?category=${id}`),
    ...collections.map(({ id }) => `/market?collection=${id}`),
  ];
}

const withBelow = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withBelow(category.children)]);

const partUrls = (site: string, parts: number) =>
  Array.from({ length: parts }, (_, index) => `${site}/sitemap.xml?part=${index + 1}`);

function xml(list: string, item: string, urls: readonly string[]): string {
  const lines = urls.map((url) => `<${item}><loc>${url.replaceAll('&', '&amp;')}</loc></${item}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${list}>`,
    '',
  ].join('\n');
}
