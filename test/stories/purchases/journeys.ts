/** Who buys: known to the shop or not, and how the code arrives. */
const people = ['newPhone', 'knownPhone', 'knownEmail', 'signedIn', 'otherDevice'] as const;
const goods = ['plain', 'sized', 'extra', 'twoLines', 'ownType', 'discounted', 'code'] as const;
const ways = ['somebody', 'me', 'pickUp', 'reorder', 'birthday'] as const;
const happenings = [
  'nothing',
  'reload',
  'backFromCardPage',
  'twoTabs',
  'otherFloristsCart',
  'priceChanged',
  'productGone',
  'windowFull',
  'cutOffPassed',
  'codeRefused',
  'serviceDown',
] as const;
/** After which part of the page it happens; `pay`: before Place order is pressed. */
const moments = ['goods', 'where', 'when', 'card', 'pay'] as const;

export interface Journey {
  person: (typeof people)[number];
  goods: (typeof goods)[number];
  way: (typeof ways)[number];
  happens: (typeof happenings)[number];
  at: (typeof moments)[number];
}
export type Moment = Journey['at'];

const isGuest = ({ person }: Journey) => person !== 'signedIn' && person !== 'otherDevice';

function isPossible(journey: Journey): boolean {
  const { person, goods: what, way, happens, at } = journey;
  const isRepeat = way === 'reorder' || way === 'birthday';
  if (isRepeat && isGuest(journey)) return false;
  // A reorder fills the page, so the cart exists only once the goods are in the cart.
  if (happens === 'otherFloristsCart' && (person === 'newPhone' || isRepeat)) return false;
  if (happens === 'codeRefused' && what !== 'code') return false;
  if (happens === 'windowFull' || happens === 'cutOffPassed') return at === 'pay';
  if (happens === 'nothing' || happens === 'backFromCardPage' || happens === 'otherFloristsCart')
    return at === 'goods';
  return true;
}

/** Every journey that can happen. */
export function listJourneys(): Journey[] {
  const rows = people.flatMap((person) =>
    goods.flatMap((what) =>
      ways.flatMap((way) =>
        happenings.flatMap((happens) =>
          moments.map((at) => ({ person, goods: what, way, happens, at }) satisfies Journey),
        ),
      ),
    ),
  );
  return rows.filter(isPossible);
}

/** Mulberry32: the same journeys for the same seed on each machine. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Each happening, person, way and kind of goods occurs about equally often. */
export function sampleJourneys(seed: number, count: number): Journey[] {
  const random = createRandom(seed);
  const pools = Map.groupBy(listJourneys(), ({ happens }) => happens);
  const shuffled = [...pools.values()].map((pool) =>
    pool
      .map((journey) => ({ journey, order: random() }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ journey }) => journey),
  );
  const picked: Journey[] = [];
  for (let round = 0; picked.length < count && shuffled.some((pool) => pool.length > round); round++)
    for (const pool of shuffled) {
      const journey = pool[round];
      if (journey && picked.length < count) picked.push(journey);
    }
  return picked;
}

export const describeJourney = ({ person, goods: what, way, happens, at }: Journey): string =>
  `${person}, ${what}, ${way}: ${happens}${at === 'goods' ? '' : ` after ${at}`}`;
