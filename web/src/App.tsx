import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { Shell } from './features/shell/Shell.tsx';
import { OwnRedirect } from './pages/OwnRedirect.tsx';
import { pages } from './pages.ts';

const routes = [
  {
    element: <Shell />,
    children: [
      ...pages.map(({ path, Page }) => ({ path, element: <Page /> })),
      { path: '/settings', element: <OwnRedirect to="/personal/profile" /> },
    ],
  },
];

/** The storefront under whichever router: the browser's, or a fixed address when it is rendered to HTML. */
export const App = () => <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
