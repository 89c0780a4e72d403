/** What a page's head says beyond title and description. */
export interface HeadParts {
  /** The one address of what is shown: path and query. */
  canonical: string;
  kind: 'website' | 'product';
  /** A picture to share it with: path on this site, and what it shows. */
  image?: { path: string; alt: string } | undefined;
  /** Further properties of Open Graph. */
  properties?: Readonly<Record<string, string>>;
  /** Structured data of schema.org. */
  things: readonly Thing[];
  /** Shown, but not to be found by a search engine. */
  isUnlisted?: boolean;
}

/** A thing of schema.org; what is undefined is left out. */
export type Thing = Readonly<Record<string, unknown>> & { '@type': string };

interface Crumb {
  name: string;
  path: string;
}

/** Where a page stands, from the top down. */
export const crumbsThing = (siteUrl: string, crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteUrl + path,
  })),
});

/** The rating of something, as its reviews show; undefined while it has none. */
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
        worstRating: 0,
      };
