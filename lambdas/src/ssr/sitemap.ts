import { paths, renderedPages } from '@bloomkin/shared/pages.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { listSuburbs } from '#catalogue/model/suburbs.ts';
import { isSelling, listAllCompanies } from '#model/companies/companyEntity.ts';
import type { FileRequest, RenderFile } from '#platform/http/filesHandler.ts';
import { setting } from '#platform/settings.ts';

const freshSeconds = 600;
/** The protocol allows 50,000 URLs; a function's response fits some 40,000. */
const urlsPerPart = 20_000;

/** https://www.sitemaps.org/protocol.html; large shops get an index of parts, `?part=1` and so on. */
export const sitemap: RenderFile = async (request) => {
  const site = setting('SITE_URL');
  const addresses = await listPublicPaths(request);
  const parts = Math.ceil(addresses.length / urlsPerPart);
  const part = Number(new URLSearchParams(request.query).get('part') ?? 0);
  const requested = part > 0 ? part : 1;
  const isIndex = parts > 1 && part === 0;
  const text = isIndex
    ? xml('sitemapindex', 'sitemap', partUrls(site, parts))
    : xml(
        'urlset',
        'url',
        addresses.slice((requested - 1) * urlsPerPart, requested * urlsPerPart).map((path) => site + path),
      );
  return { status: 200, contentType: 'application/xml', text, freshSeconds };
};

async function listPublicPaths(request: FileRequest): Promise<string[]> {
  const [catalogue, companies] = await Promise.all([currentCatalogue(request), listAllCompanies()]);
  const florists = companies.filter(isSelling).map(({ id }) => paths.florist(id));
  const suburbs = catalogue
    .ask((model) => listSuburbs(model.companies))
    .map((key) => paths.suburb(key.replaceAll(' ', '-')));
  const products = catalogue.shownProductIds().map((id) => paths.product(id));
  const pages = renderedPages.filter(({ rendered }) => rendered?.inSitemap).map(({ path }) => path);
  return ['/', ...pages, ...listListings(catalogue), ...florists.sort(), ...suburbs, ...products.sort()];
}

function listListings(catalogue: Catalogue): string[] {
  const collections = catalogue
    .collections()
    .filter(({ active, products_num }) => active && products_num > 0);
  return [
    ...withDescendants(catalogue.categories(null, true)).map(({ id }) => paths.market({ category: id })),
    ...collections.map(({ id }) => paths.market({ collection: id })),
  ];
}

const withDescendants = (categories: readonly Category[]): Category[] =>
  categories.flatMap((category) => [category, ...withDescendants(category.children)]);

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
