import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { crumbsNode, type HeadParts, type JsonLdNode, ratingNode } from './headParts.ts';

export function floristHead(siteUrl: string, company: Company): HeadParts {
  const { id, brand, name, logo, photo } = company;
  const path = paths.florist(id);
  const shown = brand || name;
  const picture = photo ?? logo;
  return {
    canonical: path,
    kind: 'website',
    image: picture ? { path: picture, alt: shown } : undefined,
    nodes: [
      floristNode(siteUrl, path, company),
      crumbsNode(siteUrl, [
        { name: 'All flowers', path: paths.market() },
        { name: shown, path },
      ]),
    ],
  };
}

export function floristNode(siteUrl: string, path: string, company: Company): JsonLdNode {
  const { brand, name, description, logo, photo, stores } = company;
  const picture = photo ?? logo;
  return {
    '@type': 'Florist',
    name: brand || name,
    description: description || undefined,
    url: siteUrl + path,
    image: picture ? siteUrl + picture : undefined,
    address: stores[0] && addressNode(stores[0].location.address),
    openingHoursSpecification: stores[0] && hoursNodes(stores[0]),
    areaServed: areaNodes(stores),
    location: stores.map((store) => ({
      '@type': 'Place',
      name: store.name,
      telephone: store.phone || undefined,
      address: addressNode(store.location.address),
      openingHoursSpecification: hoursNodes(store),
      geo: { '@type': 'GeoCoordinates', latitude: store.location.lat, longitude: store.location.lng },
    })),
    aggregateRating: ratingNode(company),
  };
}

type Store = Company['stores'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Undefined while none are set: an empty list would say that it never opens. */
const hoursNodes = ({ working_times: times }: Store): JsonLdNode[] | undefined =>
  times.length === 0
    ? undefined
    : times.map(({ day, start_time: opens, stop_time: closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
        ...{ opens, closes },
      }));

/** Keeps the page small: a large city has some six hundred. */
const mostAreas = 100;

/** The suburbs that the florist ticked for stores that deliver; a drawn zone names none. Undefined without any. */
export function areaNodes(stores: readonly Store[]): JsonLdNode[] | undefined {
  const suburbs = new Set(
    stores
      .filter((store) => store.warehouse_for_delivery)
      .flatMap((store) => store.delivery_zones.flatMap((zone) => zone.suburbs ?? [])),
  );
  if (suburbs.size === 0) return undefined;
  return [...suburbs].slice(0, mostAreas).map((key) => ({ '@type': 'Place', name: writeSuburb(key) }));
}

/** 'nedlands 6009' as 'Nedlands 6009'. */
const writeSuburb = (key: string): string => key.replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());

const inParts = /^(?:(.+), )?(\S[^,]*?),? (NSW|VIC|QLD|WA|SA|TAS|ACT|NT)(?: (\d{4}))?(?:,? Australia)?$/i;

function addressNode(address: string): JsonLdNode {
  const [isRead, street, suburb, state, postcode] = inParts.exec(address) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: isRead ? street : address,
    addressLocality: suburb,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  };
}
