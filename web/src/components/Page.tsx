import { type ReactNode, useEffect } from 'react';

interface PageProps {
  /** Of the browser's tab, without the shop's name. */
  title: string;
  description?: string | undefined;
  children: ReactNode;
}

/** A page with its name in the tab and its description. */
export function Page({ title, description, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Bloomkin`;
  }, [title]);
  useEffect(() => {
    if (description) document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
  return children;
}
