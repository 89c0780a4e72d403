export interface HeadParts {
  /** Path and query. */
  canonical: string;
  kind: 'website' | 'product';
  /** Shared picture: path on this site and alt text. */
  image?: { path: string; alt: string } | undefined;
  /** Open Graph. */
  properties?: Readonly<Record<string, string>>;
  /** schema.org. */
  things: readonly Thing[];
  /** Adds noindex. */
  isUnlisted?: boolean;
}

/** Undefined properties are left out. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string | readonly string[] };

interface Crumb {
  name: string;
  path: string;
}

export const crumbsThing = (siteUrl: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** Undefined without reviews. */
export const ratingThing = ({
  rating,
  reviews_count,
}: {
  rating: number | null;
  reviews_count: number;
}): Thing | undefined =>
  rating === null || reviews_count === 0
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: reviews_count,
        bestRating: 5,
        worstRating: 1,
      };
