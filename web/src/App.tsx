import { allStorefrontPages, guestOfficePaths } from '@bloomkin/shared/pages.ts';
import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { Shell } from './features/shell/Shell.tsx';
import { SessionRedirect } from './pages/SessionRedirect.tsx';
import { BackOfficeRedirect, NotFoundPage, pageRoutes } from './pages.ts';

const redirects = allStorefrontPages.flatMap(({ path, redirects: from = [] }) =>
  from.map((old) => ({ path: old, element: <SessionRedirect to={path} /> })),
);

const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      ...pageRoutes.map(({ path, Component }) => ({ path, element: <Component /> })),
      ...redirects,
      ...guestOfficePaths.map((path) => ({ path, element: <BackOfficeRedirect /> })),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

export const App = () => <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
