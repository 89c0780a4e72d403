import { paths } from '@bloomkin/shared/pages.ts';
import type { Plugin } from 'vite';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Staff who open it are led to the back office like anybody who opens the shop. */
const manifest = {
  id: '/',
  name: 'Bloomkin',
  short_name: 'Bloomkin',
  description: 'Flowers and plants from local Australian florists.',
  lang: 'en-AU',
  dir: 'ltr',
  start_url: paths.home(),
  scope: '/',
  display: 'standalone',
  background_color: '#FFFCFB',
  theme_color: '#FFFCFB',
  categories: ['shopping'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon', 192),
    icon('icon', 512),
    icon('maskable', 192, 'maskable'),
    icon('maskable', 512, 'maskable'),
  ],
  shortcuts: [
    { name: 'Find flowers', url: paths.market() },
    { name: 'My orders', url: paths.myOrders() },
  ],
};

/** The web app manifest, named by both shells. */
export const appManifest = (): Plugin => ({
  name: 'app-manifest',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest) });
  },
});
