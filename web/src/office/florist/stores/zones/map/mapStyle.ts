import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { StyleSpecification } from 'maplibre-gl';
import { loadCoast } from '#features/map/coast.ts';
import { mapStyleUrl } from '#http/host.ts';

const readColour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The stage's map, or the ground. */
export const loadMapStyle = async (cells: readonly Polygon[]): Promise<StyleSpecification | string> =>
  (await mapStyleUrl()) || loadGround(cells);

/** Coast and suburbs only, which need no service. */
export async function loadGround(cells: readonly Polygon[]): Promise<StyleSpecification> {
  const coast = await loadCoast();
  const land = coast.map((ring) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  }));
  const suburbs = cells.map((geometry) => ({ type: 'Feature' as const, properties: {}, geometry }));
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: land },
        attribution: 'Natural Earth',
      },
      suburbs: { type: 'geojson', data: { type: 'FeatureCollection', features: suburbs } },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': readColour('--bk-map-water') } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': readColour('--bk-map-land') } },
      {
        id: 'borders',
        type: 'line',
        source: 'suburbs',
        minzoom: 10,
        paint: { 'line-color': readColour('--bk-map-border'), 'line-width': 1 },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': readColour('--bk-map-coast'), 'line-width': 1.2 },
      },
    ],
  };
}
