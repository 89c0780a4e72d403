/** What the API answers a guest. */
export interface PublicAnswer {
  status: number;
  body: unknown;
}

/** A page to render to HTML, and what it is rendered from. */
export interface PageRequest {
  /** As in the address bar. */
  path: string;
  /** Without the question mark; '' for none. */
  query: string;
  /** Where people reach the shop, without a slash at its end. */
  siteUrl: string;
  now: Date;
  /** A guest's GET of the API, by path and query; undefined for one whose answer is not for everybody. */
  ask(url: string): Promise<PublicAnswer | undefined>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** The storefront's side of the function that serves pages. Rejects when the page cannot be shown whole. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
