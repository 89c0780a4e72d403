import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';

/** Names without a locality mean places near big cities. */
const cities: readonly [lat: number, lng: number, weight: number][] = [
  [-33.8688, 151.2093, 1],
  [-37.8136, 144.9631, 0.97],
  [-27.4698, 153.0251, 0.8],
  [-31.9523, 115.8613, 0.75],
  [-34.9285, 138.6007, 0.65],
  [-28.0167, 153.4, 0.5],
  [-35.2809, 149.13, 0.45],
  [-32.9283, 151.7817, 0.4],
  [-34.4278, 150.8931, 0.35],
  [-42.8821, 147.3272, 0.35],
  [-38.1499, 144.3617, 0.35],
  [-26.65, 153.0667, 0.35],
  [-19.259, 146.8169, 0.25],
  [-16.9186, 145.7781, 0.25],
  [-12.4634, 130.8456, 0.25],
  [-27.5598, 151.9507, 0.2],
  [-37.5622, 143.8503, 0.2],
  [-36.757, 144.2794, 0.2],
  [-41.4332, 147.1441, 0.2],
];
const reachMetres = 25_000;

/** 0 to 1, by distance to weighted cities. */
export const prominence = (point: Point): number =>
  Math.max(
    ...cities.map(
      ([lat, lng, weight]) => weight * Math.exp(-metresBetween(point, { lat, lng }) / reachMetres),
    ),
  );

const nearMetres = 60_000;

/** Proximity outranks size. */
export const prominenceFrom = (point: Point, from: Point): number =>
  2 * Math.exp(-metresBetween(point, from) / nearMetres);
