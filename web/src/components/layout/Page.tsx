import { type ReactNode, useContext } from 'react';
import { CrawlerTags } from './pageMeta.ts';

const shopDescription =
  'Flowers and plants from local Australian florists, delivered to the door or ready to pick up.';

interface PageProps {
  title: string;
  description?: string | undefined;
  children: ReactNode;
}

/** A page with its title and description in the document's head. */
export function Page({ title, description = shopDescription, children }: PageProps) {
  const Tags = useContext(CrawlerTags);
  const fullTitle = `${title} · Bloomkin`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description || shopDescription} />
      {Tags && <Tags title={fullTitle} description={description || shopDescription} />}
      {children}
    </>
  );
}
