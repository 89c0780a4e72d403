import { missingCents, type DeliveryZone as PricedZone } from '@bloomkin/shared/rules/deliveryZone.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import { toSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

export interface ZonePart {
  id: string;
  polygon: Polygon;
  /** 'Newtown 2042'; see `nameSuburbs`. */
  suburbs?: readonly string[] | undefined;
  /** Set with the last order times. */
  orderBy?: PricedZone['orderBy'];
}

/** The editor's view: polygons with the same name and price are one zone. */
export interface Zone {
  id: string;
  name: string;
  priceCents: number | null;
  freeFromCents: number | null;
  minOrderCents: number | null;
  parts: readonly ZonePart[];
}

const toCents = (dollars: number | null) => (dollars === null ? null : dollarsToCents(dollars));
const toDollars = (cents: number | null) => (cents === null ? null : centsToDollars(cents));

export const listPolygons = ({ parts }: Pick<Zone, 'parts'>): Polygon[] =>
  parts.map(({ polygon }) => polygon);

export const newId = (): string => crypto.randomUUID();

export function readZones(store: Pick<Store, 'delivery_zones'>): Zone[] {
  const groups = Map.groupBy(store.delivery_zones, ({ name, price, free_from, min_order }) =>
    JSON.stringify([name, price, free_from, min_order]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return {
      id: first.id,
      name: first.name,
      priceCents: toCents(first.price),
      freeFromCents: toCents(first.free_from),
      minOrderCents: toCents(first.min_order),
      parts: group.map(({ id, polygon, suburbs, order_by }) => ({
        ...{ id, polygon, ...(suburbs && { suburbs }), ...(order_by && { orderBy: order_by }) },
      })),
    };
  });
}

export const writeZones = (zones: readonly Zone[]) =>
  zones.flatMap(({ name, priceCents, freeFromCents, minOrderCents, parts }) =>
    parts.map(({ id, polygon, suburbs }) => ({
      id,
      name: name.trim(),
      polygon,
      price: toDollars(priceCents) ?? '',
      free_from: toDollars(freeFromCents),
      min_order: toDollars(minOrderCents),
      ...(suburbs && { suburbs: [...suburbs] }),
    })),
  );

/** As the promise engine takes them; a zone without a price is not offered. */
export const toPricedZones = (zones: readonly Zone[]): PricedZone[] =>
  zones.flatMap(({ name, priceCents, freeFromCents, minOrderCents, parts }) =>
    priceCents === null
      ? []
      : parts.map(({ suburbs, ...part }) => ({
          ...{ ...part, name, priceCents, freeFromCents, minOrderCents },
          suburbs: suburbs?.map(toSuburbKey),
        })),
  );

export const holds = (zone: Pick<Zone, 'parts'>, point: Point): boolean =>
  zone.parts.some(({ polygon }) => holdsPoint(polygon, point));

const comparablePrice = ({ priceCents }: Zone) => priceCents ?? Number.MAX_SAFE_INTEGER;
export const byPrice = (a: Zone, b: Zone): number => comparablePrice(a) - comparablePrice(b);

/** Where zones overlap, the cheapest one whose minimum is met applies. */
export function zonesAt(zones: readonly Zone[], point: Point, goodsCents: number | null = null): Zone[] {
  const missing = (zone: Zone) =>
    missingCents({ ...zone, polygon: emptyPolygon, priceCents: zone.priceCents ?? 0 }, goodsCents);
  return zones
    .filter((zone) => holds(zone, point))
    .toSorted((a, b) => missing(a) - missing(b) || byPrice(a, b));
}

const emptyPolygon: Polygon = { type: 'Polygon', coordinates: [] };

const colours = ['brand', 'violet', 'green'] as const;
export type ZoneColour = (typeof colours)[number];

/** Repeated with another dash from the fourth zone on. */
export const zoneLook = (index: number): { colour: ZoneColour; dash: number } => ({
  colour: colours[index % colours.length] ?? 'brand',
  dash: Math.floor(index / colours.length),
});
