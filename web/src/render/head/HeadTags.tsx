import type { PageMeta } from '#components/layout/pageMeta.ts';
import type { HeadParts } from './headParts.ts';

/** Default shared picture. */
const shopImage = { path: '/share.jpg', alt: 'Flowers from the florist round the corner' };

interface HeadTagsProps extends PageMeta {
  siteUrl: string;
  /** Undefined for a 404. */
  parts: HeadParts | undefined;
}

export function HeadTags({ siteUrl, parts, title, description }: HeadTagsProps) {
  if (!parts) return <meta name="robots" content="noindex" />;
  const { canonical, kind, image = shopImage, properties = {}, isUnlisted } = parts;
  const url = siteUrl + canonical;
  const openGraph = {
    'og:site_name': 'Bloomkin',
    'og:locale': 'en_AU',
    'og:type': kind,
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': siteUrl + image.path,
    'og:image:alt': image.alt,
    ...properties,
  };
  return (
    <>
      <link rel="canonical" href={url} />
      {Object.entries(openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {isUnlisted && <meta name="robots" content="noindex" />}
    </>
  );
}
