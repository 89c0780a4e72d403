import {
  type DoorFacts,
  findPlaceFault,
  type PlaceKind,
  planAddress,
} from '@bloomkin/shared/rules/addressLater.ts';
import { describe, expect, it } from 'vitest';

const at = (kind: PlaceKind, more: Partial<DoorFacts> = {}): DoorFacts => ({
  ...{ kind, name: 'St Brigid’s', unitOffice: 'Ward 5, bed 3', time: null, safePlace: '', notAtWork: false },
  ...more,
});
const midday = { startTime: '12:00', stopTime: '15:00' };

describe('findPlaceFault', () => {
  it.each<[string, DoorFacts, string | undefined]>([
    ['home', at('home', { name: '', unitOffice: '' }), undefined],
    ['a ward', at('hospital'), undefined],
    ['intensive care', at('hospital', { unitOffice: 'Intensive care, bed 3' }), 'unitOffice'],
    ['the ICU', at('hospital', { unitOffice: 'ICU 2' }), 'unitOffice'],
    ['a hospital without a ward', at('hospital', { unitOffice: ' ' }), 'unitOffice'],
    ['work without its closing time', at('work'), 'time'],
    ['work that closes before', at('work', { time: '14:30' }), 'delivery_period'],
    ['work that closes then', at('work', { time: '15:00' }), undefined],
    ['a service less than an hour after', at('service', { time: '15:59' }), 'delivery_period'],
    ['a service an hour after', at('service', { time: '16:00' }), undefined],
  ])('judges %s', (_, door, path) => {
    expect(findPlaceFault(door, midday)?.[0]).toBe(path);
  });
});

describe('planAddress', () => {
  const zone = 'Australia/Sydney';
  const plan = (from: string, until: string) => planAddress(new Date(from), new Date(until), zone);

  it('tells the sender a day before the cut-off, after one reminder', () => {
    const { remindAt, tellAt } = plan('2026-11-28T02:00:00Z', '2026-12-01T22:00:00Z');
    expect(tellAt.toISOString()).toBe('2026-11-30T22:00:00.000Z');
    expect(remindAt.getTime()).toBeLessThan(tellAt.getTime());
  });

  it('always leaves the sender time before the cut-off, and wakes nobody while it can', () => {
    const from = Date.parse('2026-10-02T00:00:00Z');
    for (let minutes = 5; minutes < 6 * 24 * 60; minutes += 37)
      for (let start = 0; start < 24; start += 1) {
        const begins = new Date(from + start * 60 * 60_000);
        const until = new Date(begins.getTime() + minutes * 60_000);
        const { remindAt, tellAt } = planAddress(begins, until, zone);
        expect(remindAt <= tellAt && tellAt < until && remindAt >= begins).toBe(true);
      }
  });
});
