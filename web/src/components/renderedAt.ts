import { createContext } from 'react';

/** When a page was rendered to HTML. */
export interface Rendering {
  /** Milliseconds since 1970. */
  atMs: number;
  /** The day in Sydney, `YYYY-MM-DD`: it is known without asking the browser for zones, which is slow the first time. */
  day: string;
}

/** Of the page that was there before any script; undefined where none was. */
export const RenderedAt = createContext<Rendering | undefined>(undefined);
