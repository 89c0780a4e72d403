import { polygonFault } from '@bloomkin/shared/rules/polygonFault.ts';
import { edges, isSame, type Position } from '@bloomkin/shared/rules/ring.ts';
import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import { difference, type Geom, intersection, union } from 'polyclip-ts';
import { newId, type ZonePart } from './zone.ts';

/** Square degrees, some 30 by 30 metres: slivers of inexact borders. */
const sliver = 1e-7;

const toGeom = ({ coordinates }: Polygon): Geom =>
  coordinates.map((ring) => ring.map(([lng, lat]): [number, number] => [lng, lat]));

type Shape = readonly Polygon[];
const toGeoms = (shape: Shape): Geom[] => shape.map(toGeom);

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

export function ringArea(ring: readonly Position[]): number {
  return Math.abs(edges(ring).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0)) / 2;
}

/** Without repeated corners and slivers; holes that touch the border are filled. */
function tidy(polygons: readonly (readonly (readonly (readonly number[])[])[])[]): Polygon[] {
  return polygons.flatMap((rings) => {
    const coordinates = rings.map(tidyRing).filter((ring) => ring.length > 3 && ringArea(ring) > sliver);
    const [outer] = coordinates;
    if (!outer) return [];
    const polygon: Polygon = { type: 'Polygon', coordinates };
    return polygonFault(polygon) === undefined ? polygon : { type: 'Polygon', coordinates: [outer] };
  });
}

function tidyRing(ring: readonly (readonly number[])[]): [number, number][] {
  const corners = ring.map(([lng = 0, lat = 0]): [number, number] => [round(lng), round(lat)]);
  return corners.filter((corner, index) => {
    const before = corners[index - 1];
    return !before || !isSame(before, corner);
  });
}

export function addShape(shape: Shape, added: Shape): Polygon[] {
  const [first, ...rest] = toGeoms([...shape, ...added]);
  return first ? tidy(union(first, ...rest)) : [];
}

export function cutShape(shape: Shape, cut: Shape): Polygon[] {
  return shape.flatMap((polygon) => tidy(difference(toGeom(polygon), ...toGeoms(cut))));
}

export function computeOverlap(a: Shape, b: Shape): Polygon[] {
  return a.flatMap((one) => b.flatMap((other) => tidy(intersection(toGeom(one), toGeom(other)))));
}

/** Parts that were not changed keep their ids. */
export function toParts(polygons: readonly Polygon[], before: readonly ZonePart[]): ZonePart[] {
  const idOfText = new Map(before.map(({ id, polygon }) => [JSON.stringify(polygon), id]));
  const texts = new Set(polygons.map((polygon) => JSON.stringify(polygon)));
  const free = before.filter(({ polygon }) => !texts.has(JSON.stringify(polygon))).map(({ id }) => id);
  return polygons.map((polygon) => ({
    id: idOfText.get(JSON.stringify(polygon)) ?? free.shift() ?? newId(),
    polygon,
  }));
}
