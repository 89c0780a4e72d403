type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Opened in the tab, but no page of the app: downloads, pictures, the local run's own pages. */
const otherThanPages = /^\/(api|media|_local)(\/|$)/;

/**
 * `page`: from the network alone, with the offline page in its place when there is none. `asset`: a file whose name
 * changes with its content, kept. All others, API calls among them, are left to the browser.
 */
export function chooseAnswer({ method, mode, url }: Asked, origin: string): 'page' | 'asset' | undefined {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return undefined;
  if (mode === 'navigate') return otherThanPages.test(address.pathname) ? undefined : 'page';
  return address.pathname.startsWith('/assets/') ? 'asset' : undefined;
}
