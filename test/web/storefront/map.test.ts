import { declutter } from '@bloomkin/web/features/map/declutter.ts';
import { fitView, toOffset } from '@bloomkin/web/features/map/mapView.ts';
import { describe, expect, it } from 'vitest';

const newtown = { lat: -33.898, lng: 151.179 };
const manly = { lat: -33.797, lng: 151.288 };
const near = { centre: newtown, metresPerPx: 16 };

describe('a map', () => {
  it('places a point to scale', () => {
    const { x, y } = toOffset(near, { lat: newtown.lat + 1 / 111.195, lng: newtown.lng });
    expect([Math.round(x), Math.round(y * 16)]).toEqual([0, -1000]);
  });

  it('shows all stores at once, zoomed to a suburb at most', () => {
    const view = fitView([newtown, manly]);
    for (const point of [newtown, manly]) {
      const { x, y } = toOffset(view, point);
      expect(Math.abs(x)).toBeLessThanOrEqual(110);
      expect(Math.abs(y)).toBeLessThanOrEqual(65);
    }
    expect(fitView([newtown])).toEqual(near);
  });

  it('writes each name once, without overlap', () => {
    const labels = [
      { name: 'Newtown', x: 2, y: 0 },
      { name: 'Erskineville', x: 20, y: 8 },
      { name: 'Newtown', x: 200, y: 90 },
      { name: 'Enmore', x: 0, y: 60 },
    ];
    expect(declutter(labels).map(({ name }) => name)).toEqual(['Newtown', 'Enmore']);
  });
});
