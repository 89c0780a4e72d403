import { Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { authPages } from './auth/authPages.ts';
import { CrashPage } from './errors/CrashPage.tsx';
import { Loading } from './Loading.tsx';
import { type OfficePage, officePages, staff } from './officePages.ts';
import { HomeDoor } from './shell/HomeDoor.tsx';
import { OfficeShell } from './shell/OfficeShell.tsx';
import { OnlyFor } from './shell/OnlyFor.tsx';
import { ShopPage } from './shell/ToStorefront.tsx';
import { Visits } from './shell/Visits.tsx';

const to = (path: string) => <Navigate to={path} replace />;

const pageRoute = ({ path, roles, right, Page }: OfficePage): RouteObject => ({
  element: <OnlyFor roles={roles} right={right} />,
  children: [{ path, element: <Page /> }],
});

/** The error page says which address was asked for. */
function UnknownAddress() {
  const { pathname, search } = useLocation();
  return <Navigate to="/error/error-v1" replace state={{ requestedPath: pathname + search }} />;
}

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

/** A buyer's link to an order, opened by who sells. */
const ToOrder = () => <Navigate to={`/orders/view/${useParams().id}`} replace />;

/** Pages of the storefront that open here for office roles, or say where they are; not in the menu. */
const storefrontRoutes: RouteObject[] = [
  ...['/market/*', '/viewproduct/*', '/viewcompany/*', '/new-product', '/products'].map(shopRoute),
  ...['/products/review', '/products/catalog/:category'].map(shopRoute),
  { path: '/orders/:id', element: <ToOrder /> },
  { path: '/personal/orders/*', element: to('/orders/list/full') },
  { path: '/personal/messages', element: to('/messages') },
  { path: '/personal/*', element: to('/settings/profile') },
];

function shopRoute(path: string): RouteObject {
  return { path, element: <ShopPage /> };
}

const notHere = () => import('./shell/NotHerePage.tsx');
const notHereRoutes: RouteObject = {
  element: <OnlyFor roles={staff} />,
  children: [
    { path: '/cart', lazy: async () => ({ Component: (await notHere()).NoCartPage }) },
    ...['/reviews', '/reviews/:companyId'].map((path) => ({
      path,
      lazy: async () => ({ Component: (await notHere()).ReviewsPage }),
    })),
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
      { element: <OfficeShell />, children: [...officePages.map(pageRoute), notHereRoutes] },
      ...storefrontRoutes,
      { path: '/orders', element: to('/orders/list/full') },
      { path: '/orders/list', element: to('/orders/list/full') },
      { path: '/settings', element: to('/settings/profile') },
      { path: '*', element: <UnknownAddress /> },
    ],
  },
];
