import { paths } from '@bloomkin/shared/pages.ts';
import type { HeadParts } from './headParts.ts';

export const homeHead = (siteUrl: string): HeadParts => ({
  canonical: '/',
  kind: 'website',
  nodes: [
    { '@type': 'Organization', name: 'Bloomkin', url: `${siteUrl}/`, logo: `${siteUrl}/icon.svg` },
    {
      '@type': 'WebSite',
      name: 'Bloomkin',
      url: `${siteUrl}/`,
      inLanguage: 'en-AU',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${paths.market()}?q={words}` },
        'query-input': 'required name=words',
      },
    },
  ],
});
