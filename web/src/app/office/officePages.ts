import { canOpenPage } from '@bloomkin/shared/menu.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { allOfficePages } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { FunctionComponent } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { OrderPage } from '#office/orders/view/lazyOrderPage.ts';

type PageRoute = Pick<RouteObject, 'Component' | 'lazy'>;

const files = import.meta.glob<Record<string, FunctionComponent>>([
  '../../office/*/**/{*Page,shopPages}.tsx',
  '../../office/*/*Page.tsx',
  '!../../office/{kit,people/access,auth/frame}/**',
  '!../../office/{errors/CrashPage,shell/ShellPage}.tsx',
]);

/** The files that are not named after a page's component. */
const fileNames: Readonly<Record<string, string>> = {
  ShopFloristPage: 'shopPages',
  ShopProductPage: 'shopPages',
  ShopCompanyPage: 'shopPages',
  NoCartPage: 'NotHerePage',
};

async function importPage(name: string): Promise<FunctionComponent> {
  const file = Object.keys(files).find((path) => path.endsWith(`/${fileNames[name] ?? name}.tsx`));
  const page = file && (await files[file]?.())?.[name];
  if (!page) throw new Error(`No component ${name} in web/src/office`);
  return page;
}

/** In the shell its skeleton shows while a page loads; elsewhere the previous page stays. */
function toPageRoute({ component, inShell, isNotice }: OfficePage): PageRoute {
  if (component === 'OrderPage') return { Component: OrderPage };
  if (inShell && !isNotice) return { Component: lazyWithPreload(() => importPage(component)) };
  return { lazy: async () => ({ Component: await importPage(component) }) };
}

/** One for each component: a page that keeps it stays mounted. */
export const pageComponents: Readonly<Record<string, PageRoute>> = Object.fromEntries(
  allOfficePages.map((page) => [page.component, toPageRoute(page)]),
);

/** Whether the page is in the shell and open to the user. */
export const hasOfficePage = (path: string, user: User): boolean =>
  allOfficePages.some(
    (page) => page.inShell && !page.isNotice && canOpenPage(page, user) && matchesPath(page.path, path),
  );
