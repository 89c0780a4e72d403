import { officePages } from '@bloomkin/shared/officePages.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { allStorefrontPages, listPaths, paths } from '@bloomkin/shared/pages.ts';
import { storefrontPages } from '@bloomkin/shared/storefrontPages.ts';
import { generatePath, Navigate, type RouteObject, useLocation, useParams } from 'react-router-dom';
import { CrashPage } from '#office/errors/CrashPage.tsx';
import { Loading } from '#office/kit/Loading.tsx';
import { RequireRole } from '#office/shell/RequireRole.tsx';
import { RoleRedirect } from '#office/shell/RoleRedirect.tsx';
import { ShopInOffice } from '#office/shell/ShopInOffice.tsx';
import { StorefrontRedirect } from '#office/shell/StorefrontRedirect.tsx';
import { Visits } from '#office/shell/Visits.tsx';
import { OfficeShell } from './OfficeShell.tsx';
import { pageComponents } from './officePages.ts';

type TablePage = (typeof officePages)[keyof typeof officePages];

const tablePages: readonly TablePage[] = Object.values(officePages);
const isInShell = (page: TablePage) => 'inShell' in page;

function pageRoute(page: TablePage): RouteObject {
  const children = listPaths(page).map((path) => ({ path, ...pageComponents[page.component] }));
  if (!('roles' in page)) return { children };
  if ('isShop' in page) return { element: <ShopInOffice />, children };
  const { roles = [], ...options }: OfficePage = page;
  return { element: <RequireRole {...options} roles={roles} />, children };
}

/** Keeps the path parameters. */
const Redirect = ({ to }: { to: string }) => <Navigate to={generatePath(to, useParams())} replace />;

const redirects: RouteObject[] = tablePages.flatMap((page) =>
  'redirects' in page ? page.redirects.map((path) => ({ path, element: <Redirect to={page.path} /> })) : [],
);

/** The error page shows the requested address. */
function UnknownAddress() {
  const { pathname, search } = useLocation();
  return <Navigate to={paths.error('error-v1')} replace state={{ requestedPath: pathname + search }} />;
}

const officePaths = new Set(tablePages.flatMap(listPaths));
/** Pages of the shop, which staff see in the storefront. */
const storefrontRoutes: RouteObject[] = allStorefrontPages
  .filter(({ openToStaff, path }) => openToStaff && !officePaths.has(path))
  .map(({ path }) => ({ path, element: <StorefrontRedirect /> }));

/** The pages outside the shell. */
export const guestRoutes: RouteObject[] = tablePages.filter((page) => !isInShell(page)).map(pageRoute);

export const routes: RouteObject[] = [
  {
    element: <Visits />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: <Loading />,
    children: [
      ...listPaths(storefrontPages.home).map((path) => ({ path, element: <RoleRedirect /> })),
      ...guestRoutes,
      { element: <OfficeShell />, children: tablePages.filter(isInShell).map(pageRoute) },
      ...storefrontRoutes,
      ...redirects,
      { path: '*', element: <UnknownAddress /> },
    ],
  },
];
