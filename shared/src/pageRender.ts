export interface PublicResponse {
  status: number;
  body: unknown;
}

export interface PageRequest {
  path: string;
  query: string;
  siteUrl: string;
  now: Date;
  /** Answers a guest's GET in process; undefined for routes that only the browser calls. */
  ask(url: string): Promise<PublicResponse | undefined>;
}

export interface RenderedPage {
  status: number;
  html: string;
}

/** Rejects when a part of the page fails to render. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>;
