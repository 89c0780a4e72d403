export interface PublicResponse {
  status: number;
  body: unknown;
}

export interface PageRequest {
  path: string;
  /** Without the question mark. */
  query: string;
  /** Without a trailing slash. */
  siteUrl: string;
  now: Date;
  /** A guest's GET by path and query; undefined for routes that are left to the browser. */
  ask(url: string): Promise<PublicResponse | undefined>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** Rejects when a part of the page fails to render. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
