import { createContext } from 'react';

export interface RenderInfo {
  /** Milliseconds since 1970. */
  atMs: number;
  /** The day in Sydney, `YYYY-MM-DD`; time zones are slow in a browser the first time. */
  day: string;
}

/** When the server rendered the page; undefined for a page rendered in the browser. */
export const RenderContext = createContext<RenderInfo | undefined>(undefined);
