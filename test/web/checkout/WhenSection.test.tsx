// @vitest-environment window

import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import { checkoutDraft, emptyDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { resolveCheckoutForm } from '@bloomkin/web/features/checkout/form/checkoutForm.ts';
import { WhenSection } from '@bloomkin/web/features/checkout/when/WhenSection.tsx';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const day = (of: string, available: boolean): DeliveryDay => ({
  day: of,
  available,
  reason: available ? null : 'Closed on Sundays',
  periods: ['09:00', '13:00'].map((start_time) => ({
    start_time,
    stop_time: '18:00',
    available,
    left: null,
  })),
  cutoff: available ? `${of}T02:00:00.000Z` : null,
  price: 10,
  timezone: 'Australia/Sydney',
});

function openSection(days: DeliveryDay[]) {
  const form = resolveCheckoutForm({
    draft: checkoutDraft.read() ?? emptyDraft,
    order: undefined,
    user: undefined,
    companyId: 'f1',
    place: undefined,
    unitOffice: undefined,
    comment: undefined,
    wantedDay: stored.deliveryDay.read() ?? '',
  });
  render(
    <WhenSection
      companyId="f1"
      form={form}
      days={{ days, isAsked: true, failure: undefined, refresh: () => undefined }}
      errorOf={() => undefined}
    />,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:00:00Z'), toFake: ['Date'] });
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the day of a cart', () => {
  it('becomes today, when the florist delivers today', () => {
    openSection([day('2026-11-21', true), day('2026-11-22', true)]);
    expect(checkoutDraft.read()).toMatchObject({ companyId: 'f1', day: '2026-11-21', period: null });
  });

  it('goes with its time to the tag once a time of it is chosen', () => {
    checkoutDraft.write({ ...emptyDraft, companyId: 'f1', day: '2026-11-21' });
    openSection([day('2026-11-21', true)]);
    fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
    const window = { start_time: '09:00', stop_time: '18:00' };
    expect(checkoutDraft.read()).toMatchObject({ day: '2026-11-21', period: window });
    expect([stored.deliveryDay.read(), stored.deliveryWindow.read()]).toEqual(['2026-11-21', window]);
  });

  it('waits for the buyer, when the florist delivers nothing today', () => {
    openSection([day('2026-11-22', false), day('2026-11-23', true)]);
    expect(checkoutDraft.read()?.day ?? null).toBeNull();
  });

  it.each([
    ['one reason', 'Closed on Sundays', 'Closed on Sundays'],
    ['two reasons', 'Fully booked', 'Nothing is free in the next 30 days'],
  ])('says why no day is open, for %s', (_, reason, shown) => {
    openSection([day('2026-11-21', false), { ...day('2026-11-22', false), reason }]);
    screen.getByText(shown, { selector: 'b' });
  });

  it('becomes the one chosen before the checkout', () => {
    stored.deliveryDay.write('2026-11-23');
    openSection([day('2026-11-21', true), day('2026-11-22', true), day('2026-11-23', true)]);
    screen.getByText('Mon 23 Nov');
    fireEvent.click(screen.getByRole('button', { name: 'Another day' }));
    expect(screen.getByRole('button', { name: /^Monday 23 Nov/, pressed: true })).toBeTruthy();
    expect(checkoutDraft.read()?.day ?? null).toBeNull();
  });

  it('shows as closed, with the next open one to choose', () => {
    stored.deliveryDay.write('2026-11-22');
    openSection([day('2026-11-21', true), day('2026-11-22', false), day('2026-11-23', true)]);
    expect(screen.getByText('Not on Sun 22 Nov: closed on Sundays.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose Mon 23 Nov' }));
    expect(checkoutDraft.read()?.day).toBe('2026-11-23');
    expect(stored.deliveryDay.read()).toBe('2026-11-23');
  });

  it('says which times are closed, over or nearly full', () => {
    const today = day('2026-11-21', true);
    const abouts: Partial<DeliveryDay['periods'][number]>[] = [
      { available: false, reason_code: 'outside_hours' },
      { available: false, reason_code: 'too_late' },
      {},
      { left: 4 },
      { left: 3 },
    ];
    const periods = abouts.map((about, index) => ({
      ...{ start_time: `1${index}:00`, stop_time: `1${index + 1}:00`, available: true, left: null },
      ...about,
    }));
    checkoutDraft.write({ ...emptyDraft, companyId: 'f1', day: today.day });
    openSection([{ ...today, periods }]);
    expect(
      screen
        .getAllByRole('radio')
        .map((radio) => radio.nextElementSibling?.querySelector('small')?.textContent),
    ).toEqual(['closed: Outside opening hours', 'too late', 'open', 'open', '3 left']);
  });

  it('says until when to order for the chosen time, which closes before the day does', () => {
    const open = day('2026-11-23', true);
    const cutoffs = ['2026-11-22T21:00:00.000Z', open.cutoff ?? ''];
    const periods = open.periods.map((period, index) => ({ ...period, cutoff: cutoffs[index] ?? '' }));
    const morning = { start_time: '09:00', stop_time: '18:00' };
    checkoutDraft.write({ ...emptyDraft, companyId: 'f1', day: open.day, period: morning });
    openSection([{ ...open, periods }]);
    screen.getByText('Order by 8 am that day');
  });

  it('becomes, for an order again, the first with its time of day', () => {
    const wanted = { start_time: '13:00', stop_time: '18:00' };
    const [morning, afternoon] = day('2026-11-22', true).periods;
    const morningOnly = { ...day('2026-11-22', true), periods: morning ? [morning] : [] };
    expect(afternoon).toMatchObject(wanted);
    checkoutDraft.write({ ...emptyDraft, companyId: 'f1', period: wanted });
    openSection([day('2026-11-21', false), morningOnly, day('2026-11-23', true)]);
    expect(checkoutDraft.read()).toMatchObject({ day: '2026-11-23', period: wanted });
  });

  it('stays the chosen one', () => {
    checkoutDraft.write({ ...emptyDraft, companyId: 'f1', day: '2026-11-23' });
    openSection([day('2026-11-21', true), day('2026-11-23', true)]);
    expect(checkoutDraft.read()?.day).toBe('2026-11-23');
  });
});
