// @vitest-environment window
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { DayCalendar } from '@bloomkin/web/features/checkout/when/DayCalendar.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const dayOf = (day: string, change: Partial<DeliveryDay> = {}): DeliveryDay => ({
  day,
  available: true,
  reason: null,
  periods: [],
  cutoff: null,
  price: 12,
  timezone: 'Australia/Sydney',
  ...change,
});
const days = [
  dayOf('2026-11-21'),
  dayOf('2026-11-22', { available: false, reason: 'Closed on Sundays', price: null }),
  dayOf('2026-11-23', { price: 18 }),
  dayOf('2026-11-24', {
    available: false,
    reason: 'Closed on Tue 24 Nov',
    reason_code: 'closed_day',
    price: null,
  }),
];

function show(shown = days) {
  const chosen: string[] = [];
  const onChoose = ({ day }: DeliveryDay) => chosen.push(day);
  render(<DayCalendar days={shown} chosen={null} isPickup={false} onChoose={onChoose} />);
  return chosen;
}

describe('the calendar', () => {
  test('shows an open day’s price and lets it be chosen', () => {
    const chosen = show();
    fireEvent.click(screen.getByRole('button', { name: 'Monday 23 Nov, delivery $18' }));
    expect(chosen).toEqual(['2026-11-23']);
  });

  test('shows why a closed day cannot be chosen', () => {
    const chosen = show();
    const sunday = screen.getByRole('button', { name: 'Sunday 22 Nov: Closed on Sundays' });
    expect(sunday.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(sunday);
    expect(chosen).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Sun 22 Nov: Closed on Sundays.');
  });

  test('names a closed day once', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Tuesday 24 Nov: Closed' }));
    expect(screen.getByRole('status').textContent).toBe('Tue 24 Nov: Closed.');
  });

  test('says a price that each day shares once', () => {
    show(days.map((day) => ({ ...day, price: day.available ? 12 : null })));
    expect(
      screen.getAllByText(/\$12/, { ignore: 'button > span' }).map(({ textContent }) => textContent),
    ).toEqual([' Delivery on each open day: $12']);
    expect(screen.getByRole('button', { name: 'Monday 23 Nov, delivery $12' })).toBeTruthy();
    cleanup();
    show();
    expect(screen.queryByText(/each open day/)).toBeNull();
  });

  test('uses one tab stop, and arrows move from it', () => {
    show();
    const today = screen.getByRole('button', { name: /Today, Saturday 21 Nov/ });
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
    expect(screen.getByText('Today').closest('button')).toBe(today);
    today.focus();
    fireEvent.keyDown(today, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-22');
  });
});
