export interface HeadParts {
  /** Path and query. */
  canonical: string;
  kind: 'website' | 'product';
  /** Shared picture: path on this site and alt text. */
  image?: { path: string; alt: string } | undefined;
  /** Open Graph. */
  properties?: Readonly<Record<string, string>>;
  /** schema.org. */
  nodes: readonly JsonLdNode[];
  /** Adds noindex. */
  isUnlisted?: boolean;
}

/** Undefined properties are left out. */
export type JsonLdNode = Readonly<Record<string, unknown>> & { '@type': string | readonly string[] };

interface Crumb {
  name: string;
  path: string;
}

export const crumbsNode = (siteUrl: string, crumbs: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** Undefined without reviews. */
export const ratingNode = ({
  rating,
  reviews_count,
}: {
  rating: number | null;
  reviews_count: number;
}): JsonLdNode | undefined =>
  rating === null || reviews_count === 0
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: rating,
        reviewCount: reviews_count,
        bestRating: 5,
        worstRating: 1,
      };
