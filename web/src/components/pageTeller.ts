import { createContext } from 'react';

export interface PageWords {
  /** Of the browser's tab, without the shop's name. */
  title: string;
  description?: string | undefined;
  /** What the address asks for is not there, or not any more. */
  missing?: boolean;
}

/** Hears what a page says of itself as it is rendered to HTML; in the browser nobody does. */
export const PageTeller = createContext<((words: PageWords) => void) | undefined>(undefined);
