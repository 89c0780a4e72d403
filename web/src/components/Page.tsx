import { type ReactNode, useContext, useEffect } from 'react';
import { PageTeller, type PageWords } from './pageTeller.ts';

interface PageProps extends PageWords {
  children: ReactNode;
}

/** A page with its name in the tab and its description. */
export function Page({ children, ...words }: PageProps) {
  const { title, description } = words;
  useContext(PageTeller)?.(words);
  useEffect(() => {
    document.title = titleOf(title);
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
  return children;
}

export const titleOf = (title: string): string => `${title} · Bloomkin`;
