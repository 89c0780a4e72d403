import { paths } from './pages.ts';

const icon = (name: string, size: number, purpose = 'any') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

interface AppChoices {
  /** Otherwise browsers offer no installation; an app that is installed stays one. */
  offered: boolean;
  description: string;
}

/** The web app manifest. Signed-in staff are redirected from the start page to the back office. */
export const appManifest = ({ offered, description }: AppChoices) => ({
  id: '/',
  name: 'Bloomkin',
  short_name: 'Bloomkin',
  description,
  lang: 'en-AU',
  dir: 'ltr',
  start_url: paths.home(),
  scope: '/',
  display: offered ? 'standalone' : 'browser',
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
});
