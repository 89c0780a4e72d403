import { openNow } from '@bloomkin/web/features/florist/openNow.ts';
import { describe, expect, it } from 'vitest';

const store = {
  timezone: 'Australia/Perth',
  state: 'WA' as const,
  working_times: [1, 2, 3, 4, 5].map((day) => ({ day, start_time: '08:00', stop_time: '17:00' })),
  special_days: [],
  closed_days: ['2026-11-24'],
  open_days: [] as string[],
};
const labelAt = (instant: string, reader = 'Australia/Perth', more: Partial<typeof store> = {}) =>
  openNow({ ...store, ...more }, Date.parse(instant), reader).label;

describe('a store in Perth', () => {
  it('opens by its own named time zone', () => {
    // 1 pm in Perth, 4 pm in Sydney.
    expect(labelAt('2026-11-20T05:00:00Z')).toBe('Open now, until 5 pm');
    expect(labelAt('2026-11-20T05:00:00Z', 'Australia/Sydney')).toBe('Open now, until 5 pm (Perth time)');
  });

  it('names the day when it opens next', () => {
    expect(labelAt('2026-11-19T22:00:00Z')).toBe('Closed, opens at 8 am');
    expect(labelAt('2026-11-19T10:00:00Z')).toBe('Closed, opens tomorrow at 8 am');
    expect(labelAt('2026-11-20T10:00:00Z')).toBe('Closed, opens Monday at 8 am');
  });

  it('closes on its closed days and holidays, unless it opens on them', () => {
    expect(labelAt('2026-11-23T10:00:00Z')).toBe('Closed, opens Wednesday at 8 am');
    expect(labelAt('2026-12-25T03:00:00Z')).toContain('Closed for Christmas Day');
    expect(labelAt('2026-12-25T03:00:00Z', 'Australia/Perth', { open_days: ['2026-12-25'] })).toBe(
      'Open now, until 5 pm',
    );
  });

  it('closes without hours', () => {
    expect(labelAt('2026-11-20T05:00:00Z', 'Australia/Perth', { working_times: [] })).toBe('Closed');
  });
});
