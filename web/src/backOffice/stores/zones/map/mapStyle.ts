import type { Polygon } from '@bloomkin/shared/schemas/polygon.ts';
import type { StyleSpecification } from 'maplibre-gl';
import { loadCoast } from '#features/map/coast.ts';
import { mapStyleUrl } from '#http/host.ts';

const readColour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

interface MapColours {
  land: string;
  water: string;
  coast: string;
  borders: string;
}

const light: MapColours = { land: '#fcf4ee', water: '#e0edf0', coast: '#2f6f5c', borders: '#e6dcd6' };
const dark: MapColours = { land: '#2a1d27', water: '#14222a', coast: '#5b9a86', borders: '#3d2c38' };

export const isDark = (): boolean =>
  readColour('color-scheme') === 'dark' || readColour('--bk-bg-page') === '#170c14';

/** The stage's map, or the ground. */
export const loadMapStyle = async (cells: readonly Polygon[]): Promise<StyleSpecification | string> =>
  (await mapStyleUrl()) || loadGround(cells);

/** Coast and suburbs only, which need no service. */
export async function loadGround(cells: readonly Polygon[]): Promise<StyleSpecification> {
  const colours = isDark() ? dark : light;
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
      { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colours.land } },
      {
        id: 'borders',
        type: 'line',
        source: 'suburbs',
        minzoom: 10,
        paint: { 'line-color': colours.borders, 'line-width': 1 },
      },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        paint: { 'line-color': colours.coast, 'line-width': 1.2 },
      },
    ],
  };
}
