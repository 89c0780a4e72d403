import type { ListingFilter } from '@bloomkin/lambdas/catalogue/model/productFilter.ts';
import { SortType } from '@bloomkin/shared/schemas/listing.ts';
import { pickCity, pointIn } from './companies.ts';
import type { CatalogueData } from './data.ts';
import type { Random } from './random.ts';
import { colours, occasions, sizes } from './words.ts';

const searches = [
  'rose',
  'lil',
  'sunflowr bouqet',
  'native protea',
  'orchids white',
  'wedding posies',
  'boutonniere',
  'peoni box',
  'ROS-12',
  'golden rose 3 pty',
  'xyzzy',
  'tulpi',
];
const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-26', '2026-12-25', '2027-03-01'];

/** A random listing query with any of the API's filters. */
export function randomFilter(data: CatalogueData, random: Random): ListingFilter {
  const place = random.chance(0.7) ? pointIn(pickCity(random), random) : undefined;
  const minPriceCents = random.chance(0.3) ? random.below(200) * 50 : undefined;
  return {
    activity: random.chance(0.85) ? 'shown' : random.pick(['all', 'active', 'inactive'] as const),
    sort: random.pick(SortType.options),
    page: random.chance(0.3) ? 1 + random.below(4) : 1,
    perPage: random.pick([5, 12, 20]),
    categoryId: random.chance(0.55) ? random.pick(['0', ...data.categories.map(({ id }) => id)]) : undefined,
    companyId: random.chance(0.12) ? random.pick(data.companies).id : undefined,
    collectionId: random.chance(0.06) ? random.pick(data.collections).id : undefined,
    place,
    onlyDeliverable: place && random.chance(0.75),
    day: random.chance(0.6) ? random.pick(days) : undefined,
    minPriceCents,
    maxPriceCents: random.chance(0.3) ? (minPriceCents ?? 0) + random.below(300) * 50 : undefined,
    search: random.chance(0.25) ? random.pick(searches) : undefined,
    parameters: randomParameters(random),
  };
}

function randomParameters(random: Random): ListingFilter['parameters'] {
  const from = 20 + random.below(60);
  const all = [
    { parameter_id: 'colour', values: random.some(colours, 2) },
    { parameter_id: 'occasion', values: random.some(occasions, 2) },
    { parameter_id: 'size', values: random.some(sizes, 2) },
    {
      parameter_id: 'height',
      values: [random.pick([`${from}..${from + 20}`, `${from}..`, `..${from}`, `${from}`])],
    },
    { parameter_id: 'unknown', values: ['x'] },
  ];
  return all.filter(({ parameter_id }) => random.chance(parameter_id === 'unknown' ? 0.01 : 0.2));
}
