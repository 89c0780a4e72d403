import { missingCents, type DeliveryZone as PricedZone } from '@bloomkin/shared/rules/deliveryZone.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { holdsPoint } from '@bloomkin/shared/rules/polygon.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';

export interface ZonePart {
  id: string;
  polygon: Polygon;
}

/** As the florist edits it: polygons of one name and price are one zone. */
export interface Zone {
  id: string;
  name: string;
  priceCents: number | null;
  freeFromCents: number | null;
  minOrderCents: number | null;
  parts: readonly ZonePart[];
}

const toCents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
const toDollars = (cents: number | null) => (cents === null ? null : cents / 100);

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
      parts: group.map(({ id, polygon }) => ({ id, polygon })),
    };
  });
}

export const writeZones = (zones: readonly Zone[]) =>
  zones.flatMap(({ name, priceCents, freeFromCents, minOrderCents, parts }) =>
    parts.map(({ id, polygon }) => ({
      id,
      name: name.trim(),
      polygon,
      price: toDollars(priceCents) ?? '',
      free_from: toDollars(freeFromCents),
      min_order: toDollars(minOrderCents),
    })),
  );

/** As the promise engine takes them; a zone without a price is not offered. */
export const toPricedZones = (zones: readonly Zone[]): PricedZone[] =>
  zones.flatMap(({ name, priceCents, freeFromCents, minOrderCents, parts }) =>
    priceCents === null
      ? []
      : parts.map((part) => ({ ...part, name, priceCents, freeFromCents, minOrderCents })),
  );

export const holds = (zone: Pick<Zone, 'parts'>, point: Point): boolean =>
  zone.parts.some(({ polygon }) => holdsPoint(polygon, point));

/** Where zones overlap, the cheaper one counts, as long as the order is large enough for it. */
export function zonesAt(zones: readonly Zone[], point: Point, goodsCents: number | null = null): Zone[] {
  const rank = (zone: Zone) => [
    missingCents({ ...zone, polygon: emptyPolygon, priceCents: zone.priceCents ?? 0 }, goodsCents),
    zone.priceCents ?? Number.POSITIVE_INFINITY,
  ];
  return zones
    .filter((zone) => holds(zone, point))
    .toSorted((a, b) => {
      const [[missingA = 0, priceA = 0], [missingB = 0, priceB = 0]] = [rank(a), rank(b)];
      return missingA - missingB || priceA - priceB;
    });
}

const emptyPolygon: Polygon = { type: 'Polygon', coordinates: [] };

const colours = ['brand', 'violet', 'green'] as const;
export type ZoneColour = (typeof colours)[number];

/** Repeated with another dash from the fourth zone on. */
export const zoneLook = (index: number): { colour: ZoneColour; dash: number } => ({
  colour: colours[index % colours.length] ?? 'brand',
  dash: Math.floor(index / colours.length),
});
