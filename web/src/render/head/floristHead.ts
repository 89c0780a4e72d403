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

function floristThing(siteUrl: string, path: string, company: Company): Thing {
  const { brand, name, description, logo, photo, stores } = company;
  const picture = photo ?? logo;
  return {
    '@type': 'Florist',
    name: brand || name,
    description: description || undefined,
    url: siteUrl + path,
    image: picture ? siteUrl + picture : undefined,
    address: stores[0] && addressThing(stores[0].location.address),
    location: stores.map(({ name: storeName, phone, location }) => ({
      '@type': 'Place',
      name: storeName,
      telephone: phone || undefined,
      address: addressThing(location.address),
      geo: { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lng },
    })),
    aggregateRating: ratingThing(company),
  };
}

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
