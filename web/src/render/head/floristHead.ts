import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { crumbsThing, type HeadParts, ratingThing, type Thing } from './headParts.ts';

export function floristHead(siteUrl: string, company: Company): HeadParts {
  const { id, brand, name, logo, photo } = company;
  const path = paths.florist(id);
  const shown = brand || name;
  const picture = photo ?? logo;
  return {
    canonical: path,
    kind: 'website',
    image: picture ? { path: picture, alt: shown } : undefined,
    things: [
      floristThing(siteUrl, path, company),
      crumbsThing(siteUrl, [
        { name: 'All flowers', path: paths.market() },
        { name: shown, path },
      ]),
    ],
  };
}

export function floristThing(siteUrl: string, path: string, company: Company): Thing {
  const { brand, name, description, logo, photo, stores } = company;
  const picture = photo ?? logo;
  return {
    '@type': 'Florist',
    name: brand || name,
    description: description || undefined,
    url: siteUrl + path,
    image: picture ? siteUrl + picture : undefined,
    address: stores[0] && addressThing(stores[0].location.address),
    openingHoursSpecification: stores[0] && hoursThings(stores[0]),
    areaServed: areaThings(stores),
    location: stores.map((store) => ({
      '@type': 'Place',
      name: store.name,
      telephone: store.phone || undefined,
      address: addressThing(store.location.address),
      openingHoursSpecification: hoursThings(store),
      geo: { '@type': 'GeoCoordinates', latitude: store.location.lat, longitude: store.location.lng },
    })),
    aggregateRating: ratingThing(company),
  };
}

type Store = Company['stores'][number];

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Undefined while none are set: an empty list would say that it never opens. */
const hoursThings = ({ working_times: times }: Store): Thing[] | undefined =>
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
export function areaThings(stores: readonly Store[]): Thing[] | undefined {
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

function addressThing(address: string): Thing {
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
