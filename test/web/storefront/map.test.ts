import { movedAddress } from '@bloomkin/web/features/deliveryAddress/pinAddress.ts';
import { declutter } from '@bloomkin/web/features/map/declutter.ts';
import { computeScale, fitView, pointAt, toOffset, zoom } from '@bloomkin/web/features/map/mapView.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const newtown = { lat: -33.898, lng: 151.179 };
const manly = { lat: -33.797, lng: 151.288 };
const near = { centre: newtown, metresPerPx: 16 };

describe('a map', () => {
  it('places a point to scale', () => {
    const { x, y } = toOffset(near, { lat: newtown.lat + 1 / 111.195, lng: newtown.lng });
    expect([Math.round(x), Math.round(y * 16)]).toEqual([0, -1000]);
  });

  it('converts a point there and back anywhere in Australia', () => {
    const lat = fc.double({ min: -43.6, max: -10.7, noNaN: true });
    const lng = fc.double({ min: 113.3, max: 153.6, noNaN: true });
    fc.assert(
      fc.property(lat, lng, fc.integer({ min: -300, max: 300 }), (someLat, someLng, x) => {
        const view = { centre: { lat: someLat, lng: someLng }, metresPerPx: 8 };
        const back = toOffset(view, pointAt(view, { x, y: -x }));
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(-x, 6);
      }),
    );
  });

  it('shows all stores at once, zoomed to a suburb at most', () => {
    const view = fitView([newtown, manly], { x: 220, y: 170 }, 16);
    for (const point of [newtown, manly]) {
      const { x, y } = toOffset(view, point);
      expect(Math.abs(x)).toBeLessThanOrEqual(110);
      expect(Math.abs(y)).toBeLessThanOrEqual(85);
    }
    expect(fitView([newtown], { x: 220, y: 170 }, 16)).toEqual(near);
  });

  it('has a scale bar of a round length at any zoom', () => {
    expect(computeScale(near)).toEqual({ px: 62.5, label: '1 km' });
    expect(computeScale({ ...near, metresPerPx: 2 }).label).toBe('200 m');
    let view = near;
    for (let step = 0; step < 20; step++) view = zoom(view, 'out');
    expect(computeScale(view).px).toBeGreaterThanOrEqual(60);
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

describe('a pin that was moved', () => {
  it.each([
    ['10 Crown St, Surry Hills NSW 2010', 'Surry Hills NSW 2010', '10 Crown St, Surry Hills NSW 2010'],
    ['10 Crown St, Surry Hills NSW 2010', 'Redfern NSW 2016', 'Redfern NSW 2016'],
    ['10 Crown St, Surry Hills NSW 2010', undefined, '10 Crown St, Surry Hills NSW 2010'],
  ])('updates the address: %s at %s to %s', (before, found, after) => {
    expect(movedAddress(before, found)).toBe(after);
  });
});
