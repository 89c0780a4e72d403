import { officePages } from './officePages.ts';
import { matchesPath, type OfficePage, type StorefrontPage } from './page.ts';
import { type StorefrontPageName, storefrontPages } from './storefrontPages.ts';

type Links<T extends Record<string, { link: unknown }>> = { [Name in keyof T]: T[Name]['link'] };

function links<T extends Record<string, { link: unknown }>>(table: T): Links<T>;
function links(table: Record<string, { link: unknown }>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(table).map(([name, { link }]) => [name, link]));
}

export const paths = { ...links(officePages), ...links(storefrontPages) };

export const listPaths = ({
  path,
  aliases = [],
}: Pick<StorefrontPage, 'path' | 'aliases'>): readonly string[] => [path, ...aliases];

export const allStorefrontPages: readonly StorefrontPage[] = Object.values(storefrontPages);
export const allOfficePages: readonly OfficePage[] = Object.values(officePages);
export const renderedPages = allStorefrontPages.filter(({ rendered }) => rendered !== undefined);

export const findStorefrontPage = (pathname: string) =>
  Object.values(storefrontPages).find((page) => isPathOf(page, pathname));

const isPathOf = (page: StorefrontPage, pathname: string) =>
  listPaths(page).some((path) => matchesPath(path, pathname));

const storefrontPageNames = Object.keys(storefrontPages) as StorefrontPageName[];

export const findStorefrontPageName = (pathname: string): StorefrontPageName | undefined =>
  storefrontPageNames.find((name) => isPathOf(storefrontPages[name], pathname));

const storefrontPaths = allStorefrontPages.flatMap((page) => [...listPaths(page), ...(page.redirects ?? [])]);

const isStorefrontPath = (path: string) =>
  storefrontPaths.some((other) => other === path || (other.endsWith('/*') && matchesPath(other, path)));

const officeOnlyPaths = (pages: readonly OfficePage[]) =>
  pages
    .flatMap((page) => [...listPaths(page), ...(page.redirects ?? [])])
    .filter((path) => !isStorefrontPath(path));

/** Pages that both apps have; the storefront opens them, since it knows the session. */
export const officePaths: readonly string[] = officeOnlyPaths(allOfficePages);

export const guestOfficePaths: readonly string[] = officeOnlyPaths(
  allOfficePages.filter(({ roles }) => roles === undefined),
);

export const isOpenToStaff = (pathname: string): boolean =>
  allStorefrontPages.some(({ openToStaff, path }) => openToStaff && matchesPath(path, pathname)) ||
  guestOfficePaths.some((path) => matchesPath(path, pathname));
