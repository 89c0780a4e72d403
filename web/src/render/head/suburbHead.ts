import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { nameSuburb } from '#features/florist/suburb.ts';
import { floristNode } from './floristHead.ts';
import { crumbsNode, type HeadParts } from './headParts.ts';

/** Real stores alone, each with its own address. */
export function suburbHead(siteUrl: string, suburb: string, florists: readonly Company[]): HeadParts {
  const path = paths.suburb(suburb);
  return {
    canonical: path,
    kind: 'website',
    nodes: [
      crumbsNode(siteUrl, [
        { name: 'All flowers', path: paths.market() },
        { name: `Florists in ${nameSuburb(suburb, florists)}`, path },
      ]),
      {
        '@type': 'ItemList',
        itemListElement: florists.map((company, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: floristNode(siteUrl, paths.florist(company.id), company),
        })),
      },
    ],
  };
}
