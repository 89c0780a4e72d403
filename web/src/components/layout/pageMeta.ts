import { type ComponentType, createContext } from 'react';

export interface PageMeta {
  title: string;
  description: string;
}

/** Adds the tags of the head that only crawlers read; undefined in the browser. */
export const CrawlerTags = createContext<ComponentType<PageMeta> | undefined>(undefined);
