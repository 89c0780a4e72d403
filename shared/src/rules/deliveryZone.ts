import type { ZoneOrderBy } from './calendar.ts';
import type { Polygon } from './polygon.ts';

export interface DeliveryZone {
  id: string;
  name: string;
  polygon: Polygon;
  priceCents: number;
  /** Goods from this total are delivered free; null: never. */
  freeFromCents: number | null;
  minOrderCents: number | null;
  /** Keys of the suburbs that it covers wholly (`toSuburbKey`); absent in zones saved without them. */
  suburbs?: readonly string[] | undefined;
  orderBy?: ZoneOrderBy | null | undefined;
}

export function zoneCostCents(
  zone: Pick<DeliveryZone, 'priceCents' | 'freeFromCents'>,
  goodsTotalCents: number | null,
): number {
  if (zone.freeFromCents === null || goodsTotalCents === null) return zone.priceCents;
  return goodsTotalCents >= zone.freeFromCents ? 0 : zone.priceCents;
}

/** 0 when the minimum is met or the total is unknown. */
export function missingCents(zone: DeliveryZone, goodsTotalCents: number | null): number {
  if (zone.minOrderCents === null || goodsTotalCents === null) return 0;
  return Math.max(0, zone.minOrderCents - goodsTotalCents);
}
