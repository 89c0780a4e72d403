import type { ManagerRight, Role } from './schemas/user.ts';

/** How the server describes a page to crawlers: web/src/render/head. */
export type HeadKind = 'home' | 'listing' | 'product' | 'florist' | 'plain';

export interface PageMenuEntry {
  label: string;
  /** Another label for a role. */
  labels?: Partial<Readonly<Record<Role, string>>>;
  roles: readonly Role[];
  /** Shows it to managers with this right. */
  right?: ManagerRight;
  atBottom?: true;
}

interface CommonOptions {
  /** Its export and, but for small pages of the office, its file. */
  component: string;
  /** Other paths that show the page. */
  aliases?: readonly string[];
  /** Old paths that lead to the page. */
  redirects?: readonly string[];
}

export interface StorefrontOptions extends CommonOptions {
  /** Rendered to HTML by the server and cached at the edge; other pages are the shell. */
  rendered?: {
    head: HeadKind;
    /** Names of the query that its HTML depends on. */
    query?: readonly string[];
    /** Lazy modules that its first view consists of, below web/src. */
    preloads?: readonly string[];
    /** Listed in the sitemap as it is; pages of products, florists and lists are added by the data. */
    inSitemap?: true;
  };
  /** Staff see it in the storefront too. */
  openToStaff?: true;
}

export interface OfficeOptions extends CommonOptions {
  /** Who may open it, others are led to their own first page; without roles it is open to guests. */
  roles?: readonly Role[];
  /** Opens it to managers with this right. */
  right?: ManagerRight;
  menu?: PageMenuEntry;
  /** Within the shell with the menu. */
  inShell?: true;
  /** Says only where something is instead; no message links to it. */
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
  /** The address of the page, relative to the site. */
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
