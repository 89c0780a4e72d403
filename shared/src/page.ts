import type { Entrance } from './rules/entrance.ts';
import type { ManagerRight, Role } from './schemas/user.ts';

export type HeadKind = 'home' | 'listing' | 'product' | 'florist' | 'suburb' | 'plain';

export type MenuGroupName = 'top' | 'company' | 'staff' | 'market' | 'bottom';

export interface PageMenuEntry {
  label: string;
  labels?: Partial<Readonly<Record<Role, string>>>;
  roles: readonly Role[];
  right?: ManagerRight;
  /** Has the right, and no use for the entry. */
  except?: Role;
  group?: MenuGroupName;
  /** One of the tabs of phones, four at most; of some roles alone. */
  tab?: true | readonly Role[];
  /** Ascending inside the group; in tens, so that others fit between. */
  order: number;
  /** Places it elsewhere for these roles. */
  orders?: Partial<Readonly<Record<Role, number>>>;
}

interface CommonOptions {
  /** Export name; also the file name, except for small back-office pages. */
  component: string;
  aliases?: readonly string[];
  redirects?: readonly string[];
}

export interface StorefrontOptions extends CommonOptions {
  /** Server-rendered and cached at the edge; other pages get the app shell. */
  rendered?: {
    head: HeadKind;
    query?: readonly string[];
    preloads?: readonly string[];
    /** Static sitemap entry; product, florist and list pages are added from the data. */
    inSitemap?: true;
  };
  /** Only its path: an alias may belong to the back office. */
  openToStaff?: true;
}

export interface OfficeOptions extends CommonOptions {
  /** Other roles are redirected to their fallback or home page; without roles the page is public. */
  roles?: readonly Role[];
  fallbacks?: Partial<Readonly<Record<Role, `/${string}`>>>;
  right?: ManagerRight;
  /** What an admin needs to change something there; without it and `right` the page has nothing to change, or says so itself. */
  adminRight?: Entrance['adminRight'];
  menu?: PageMenuEntry;
  inShell?: true;
  /** Guests and buyers open it in the storefront. */
  isShop?: true;
  /** Only shows a notice: no message links to it. */
  isNotice?: true;
}

export type Query = string | Readonly<Record<string, string>> | URLSearchParams;

/** One string for each `:name` of the path, then the query. */
export type LinkArgs<P extends string> = P extends `${string}:${string}/${infer Rest}`
  ? [param: string, ...LinkArgs<Rest>]
  : P extends `${string}:${string}`
    ? [param: string, query?: Query]
    : [query?: Query];

export interface Declared<P extends string> {
  /** As React Router writes it: `/viewproduct/:id`. */
  path: P;
  link: (...args: LinkArgs<P>) => string;
}

function link(path: string, args: readonly (Query | undefined)[]): string {
  const rest = [...args];
  const filled = path.replaceAll(/:\w+/g, () => encodeURIComponent(String(rest.shift())));
  const query = rest[0] === undefined ? '' : `${new URLSearchParams(rest[0])}`;
  return query === '' ? filled : `${filled}?${query}`;
}

const declare =
  <Options>() =>
  <const P extends `/${string}`, const O extends Options>(path: P, options: O): Declared<P> & O => ({
    ...options,
    path,
    link: (...args) => link(path, args),
  });

export const storefrontPage = declare<StorefrontOptions>();
export const officePage = declare<OfficeOptions>();

export type StorefrontPage = { path: string } & StorefrontOptions;
export type OfficePage = { path: string } & OfficeOptions;

/** The regular expression of a path pattern, as text: `^/market/[^/]+/?$`. */
export const pathExpression = (path: string): string =>
  `^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?').replace(/\/$/, '')}/?$`;

export const matchesPath = (path: string, pathname: string): boolean =>
  new RegExp(pathExpression(path)).test(pathname);
