// @vitest-environment window
import { arrivalDays } from '@bloomkin/shared/routes/catalogue.ts';
import type { ArrivalDay } from '@bloomkin/shared/schemas/listing.ts';
import { DayChoice } from '@bloomkin/web/features/tag/DayChoice.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

const newtown = { address: 'Newtown NSW 2042', lat: -33.898, lng: 151.179 };
const dayOf = (day: string, available: boolean, price: number | null): ArrivalDay => ({
  day,
  available,
  reason: available ? null : 'Closed on Sundays',
  reason_code: available ? null : 'weekly_closed',
  florists: available ? 1 : 0,
  cutoff: available ? `${day}T05:00:00.000Z` : null,
  price,
  timezone: 'Australia/Sydney',
});

const known = [dayOf('2026-11-20', true, 12), dayOf('2026-11-21', true, 0), dayOf('2026-11-22', false, null)];

function show(place?: typeof newtown, days = known) {
  const requests = givenApi(arrivalDays, () => ({ data: days }));
  const chosen: string[] = [];
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DayChoice place={place} chosen="2026-11-21" onDay={(day) => chosen.push(day)} />
    </SWRConfig>,
  );
  return { requests, chosen };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the days', () => {
  it('show the price and closed days', async () => {
    show(newtown);
    expect(await screen.findByRole('button', { name: 'Today 20 $12' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sat 21 free' }).getAttribute('aria-pressed')).toBe('true');
    const sunday = screen.getByRole('button', { name: 'Sun 22 closed' });
    expect(sunday.hasAttribute('disabled')).toBe(true);
  });

  it('shortens the reasons of days that take no orders', async () => {
    const closed = dayOf('2026-11-20', false, null);
    show(newtown, [
      { ...closed, reason_code: 'too_late' },
      { ...closed, day: '2026-11-21', reason_code: 'fully_booked' },
    ]);
    expect(await screen.findByRole('button', { name: 'Today 20 too late' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sat 21 full' })).toBeTruthy();
  });

  it('scrolls the chosen day into view', async () => {
    const left = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.getAttribute('aria-pressed') === 'true' ? 500 : 100;
    });
    show(newtown);
    const chosen = await screen.findByRole('button', { name: 'Sat 21 free', pressed: true });
    expect(chosen.parentElement?.scrollLeft).toBe(400);
    left.mockRestore();
  });

  it('marks days with nothing behind them where nobody delivers', async () => {
    show(newtown, []);
    const today = await screen.findByRole<HTMLButtonElement>('button', { name: 'Today 20 none' });
    expect(today.disabled).toBe(true);
  });

  it('show today’s cutoff to a reader with the same clock', async () => {
    show(newtown, [{ ...dayOf('2026-11-20', true, 12), timezone: 'UTC' }]);
    expect(await screen.findByRole('button', { name: 'Today 20 till 5 am' })).toBeTruthy();
  });

  it('show the lowest price when several florists deliver', async () => {
    show(newtown, [{ ...dayOf('2026-11-20', true, 12) }, { ...dayOf('2026-11-21', true, 9), florists: 3 }]);
    expect(await screen.findByRole('button', { name: 'Sat 21 from $9' })).toBeTruthy();
  });

  it('clear when they are pressed again', async () => {
    const { chosen } = show(newtown);
    fireEvent.click(await screen.findByRole('button', { name: 'Today 20 $12' }));
    fireEvent.click(screen.getByRole('button', { name: 'Sat 21 free' }));
    expect(chosen).toEqual(['2026-11-20', '']);
  });

  it('include all florists that deliver there, by one rounded query', async () => {
    const { requests } = show({ ...newtown, lat: -33.898_123, lng: 151.179_456 });
    await screen.findByRole('button', { name: 'Today 20 $12' });
    expect(requests.map(({ query }) => String(query))).toEqual([
      'lat=-33.898&lng=151.179&suburb=newtown+2042',
    ]);
  });

  it('reach as far ahead as florists offer them', () => {
    show(newtown);
    expect(screen.getByLabelText('Pick another date')).toMatchObject({
      min: '2026-11-20',
      max: '2026-12-19',
    });
  });

  it('follow once typed in full', () => {
    const { chosen } = show(newtown);
    const date = screen.getByLabelText('Pick another date');
    fireEvent.change(date, { target: { value: '0002-12-05' } });
    expect(date).toHaveProperty('value', '0002-12-05');
    fireEvent.change(date, { target: { value: '2026-12-05' } });
    expect(chosen).toEqual(['2026-12-05']);
  });

  it('say so out of reach of all florists', async () => {
    show(newtown, []);
    expect(await screen.findByRole('heading', { name: /No florist delivers there yet/ })).toBeTruthy();
  });

  it('show no price or closed day without a place', () => {
    const { requests } = show();
    expect(screen.getAllByRole('button')).toHaveLength(6);
    expect(screen.queryByText('closed')).toBeNull();
    expect(requests).toEqual([]);
  });
});
