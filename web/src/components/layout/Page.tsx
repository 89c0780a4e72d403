import { type ReactNode, useContext, useEffect } from 'react';
import { type PageMeta, PageMetaContext } from './pageMeta.ts';

interface PageProps extends PageMeta {
  children: ReactNode;
}

/** Sets the document's title and description. */
export function Page({ children, ...meta }: PageProps) {
  const { title, description } = meta;
  useContext(PageMetaContext)?.(meta);
  useEffect(() => {
    document.title = formatTitle(title);
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
  return children;
}

export const formatTitle = (title: string): string => `${title} · Bloomkin`;
