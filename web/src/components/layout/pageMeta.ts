import { createContext } from 'react';

export interface PageMeta {
  /** Document title without the shop's name. */
  title: string;
  description?: string | undefined;
  /** Renders with status 404. */
  missing?: boolean;
}

/** Collects the page's metadata during server rendering; undefined in the browser. */
export const PageMetaContext = createContext<((meta: PageMeta) => void) | undefined>(undefined);
