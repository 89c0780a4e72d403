import { Navigate, type RouteObject } from 'react-router-dom';
import { authPages } from './auth/authPages.ts';
import { CrashPage } from './errors/CrashPage.tsx';
import { Loading } from './Loading.tsx';
import { type OfficePage, officePages } from './officePages.ts';
import { HomeDoor } from './shell/HomeDoor.tsx';
import { OfficeShell } from './shell/OfficeShell.tsx';
import { OnlyFor } from './shell/OnlyFor.tsx';
import { Visits } from './shell/Visits.tsx';

const to = (path: string) => <Navigate to={path} replace />;

const pageRoute = ({ path, roles, right, load }: OfficePage): RouteObject => ({
  element: <OnlyFor roles={roles} right={right} />,
  children: [{ path, lazy: async () => ({ Component: await load() }) }],
});

const authRoutes: RouteObject = {
  path: '/auth',
  children: [
    { index: true, element: to('/auth/partner') },
    ...authPages,
    { path: '*', element: to('/auth/partner') },
  ],
};

const errorRoutes: RouteObject = {
  path: '/error',
  children: [
    { index: true, element: to('/error/error-v1') },
    {
      path: ':version',
      lazy: async () => ({ Component: (await import('./errors/ErrorPage.tsx')).ErrorPage }),
    },
  ],
};

export const routes: RouteObject[] = [
  {
    element: <Visits />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Loading />,
    children: [
      authRoutes,
      errorRoutes,
      {
        path: '/logout',
        lazy: async () => ({ Component: (await import('./auth/LogoutPage.tsx')).LogoutPage }),
      },
      {
        element: <OnlyFor roles={['ROLE_RECIPIENT']} />,
        children: [
          {
            path: '/recipient',
            lazy: async () => ({ Component: (await import('./auth/RecipientPage.tsx')).RecipientPage }),
          },
        ],
      },
      { path: '/', element: <HomeDoor /> },
      { path: '/main', element: <HomeDoor /> },
      { element: <OfficeShell />, children: officePages.map(pageRoute) },
      { path: '/orders', element: to('/orders/list/full') },
      { path: '/orders/list', element: to('/orders/list/full') },
      { path: '/settings', element: to('/settings/profile') },
      { path: '*', element: to('/error/error-v1') },
    ],
  },
];
