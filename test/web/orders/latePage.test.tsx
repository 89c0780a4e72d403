// @vitest-environment window

import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { getOrder, remindFlorist } from '@bloomkin/shared/routes/orders.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { LateBoard } from '@bloomkin/shared/schemas/late.ts';
import { LatePage } from '@bloomkin/web/office/orders/late/LatePage.tsx';
import { mergeRows } from '@bloomkin/web/office/orders/late/useSteadyRows.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { anOrder as officeOrder } from '#support/order.ts';
import { refusal, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from '#web/office/officePerson.ts';

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const anOrder = (number: string, risk: string, minutes: number) => ({
  ...{ id: number, number, status: 'formation', dispatched_at: null, risk, by: minutesFromNow(minutes) },
  ...{ day: '2026-12-11', period: { start_time: '11:00', stop_time: '13:00' } },
  ...{ timezone: 'Australia/Perth', goods: 'Hatbox', recipient: 'Noor A', total: 148, refundable: false },
  ...{ buyer_told_at: null, reminded: null },
});

const aFlorist = (brand: string, orders: object[], about: object = {}) => ({
  ...{ company: { id: brand.replaceAll(' ', '-'), brand, logo: null }, phone: '+61855500134', orders },
  ...about,
});

const aBoard = (...florists: object[]) => LateBoard.parse({ now: new Date().toISOString(), florists });

beforeEach(() => {
  const onADesk = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => onADesk);
  givenApi(getDashboard, () => refusal(500, 'INTERNAL'));
});

describe('Late and at risk', () => {
  it('shows by florist how late each order is, and reminds once', async () => {
    const board = aBoard(
      aFlorist('Silver City', [anOrder('N4KD', 'late', -16), anOrder('W2RT', 'at_risk', 9)]),
      aFlorist('King Parrot', [anOrder('T6QD', 'not_accepted', 12)]),
    );
    givenApi(listLate, () => ({ data: board }));
    const sent = givenApi(remindFlorist, () => ({ message: 'ok' }));
    showTo(person('ROLE_ADMIN'), <LatePage />, '/late');
    const silver = within(await screen.findByRole('region', { name: 'Silver City' }));
    expect(silver.getByText('1 late · 1 at risk', { exact: false })).toBeTruthy();
    expect(silver.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)).toEqual([
      '16 min late',
      'in 9 min it has to leave',
    ]);
    expect(silver.getByRole('link', { name: '08 5550 0134' })).toBeTruthy();
    fireEvent.click(silver.getByRole('button', { name: 'Remind the florist of #N4KD' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows only florists that are open now, or orders of today, and says when others open', async () => {
    const answeredAt = minutesFromNow(0.05);
    const board = aBoard(
      aFlorist('Silver City', [anOrder('N4KD', 'late', -16)], { opens_at: answeredAt }),
      aFlorist('King Parrot', [anOrder('T6QD', 'not_accepted', 12)], {
        opens_at: minutesFromNow(60 * 24 * 3),
      }),
    );
    givenApi(listLate, () => ({ data: { ...board, now: answeredAt, due_today: 44 } }));
    showTo(person('ROLE_ADMIN'), <LatePage />, '/late');
    await screen.findByText(/opens \w{3} \d+ \w{3}, /);
    expect(screen.getByText('44')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Open now 1'));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'King Parrot' })).toBeNull());
    expect(screen.getByRole('region', { name: 'Silver City' })).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Due today 0'));
    await screen.findByText('Nothing here at the moment');
  });

  it('says so when nothing is late', async () => {
    givenApi(listLate, () => ({ data: aBoard() }));
    showTo(person('ROLE_ADMIN'), <LatePage />, '/late');
    expect(await screen.findByText('No order is late or at risk')).toBeTruthy();
  });

  it('shows who did what about an order, and what its buyer was told', async () => {
    givenDialogs();
    givenApi(listLate, () => ({ data: aBoard(aFlorist('Silver City', [anOrder('N4KD', 'late', -16)])) }));
    const at = '2026-12-11T02:35:00.000Z';
    const history = [{ at, by: 'Florist', name: 'Col', what: 'placed', from: null, to: null }];
    const told = [{ name: 'late', at, channels: ['sms', 'email'] }];
    givenApi(getOrder, () => ({ data: officeOrder({ number: 'N4KD', history, told }) }));
    const act = AuditEntry.parse({
      ...{ id: '1', at, who: { id: 'robin', name: 'Robin', role: 'ROLE_ADMIN' }, act: 'order.reminded' },
      object: { kind: 'order', id: 'n4kd', name: '#N4KD' },
      ...{ changes: [], reason: '', address: '', device: '', request_id: '' },
    });
    givenApi(listAudit, () => ({ data: [act], days: {}, page: 1, per_page: 20, total: 1, total_pages: 1 }));
    showTo(person('ROLE_ADMIN'), <LatePage />, '/late');
    fireEvent.click(await screen.findByRole('button', { name: 'Done, told about #N4KD' }));
    const done = within(await screen.findByRole('region', { name: 'Who did what' }));
    expect(done.getByText('Order placed, by Col')).toBeTruthy();
    expect(await done.findByText('Reminded the florist of an order, by Robin')).toBeTruthy();
    const buyer = within(screen.getByRole('region', { name: 'What the buyer was told' }));
    expect(buyer.getByText('Late, for a delivery, by SMS and e-mail')).toBeTruthy();
  });

  it('keeps rows under the pointer in their places while new and done ones arrive', () => {
    const shown = aBoard(aFlorist('A', [anOrder('1', 'late', -5), anOrder('2', 'late', -4)])).florists;
    const next = aBoard(
      aFlorist('B', [anOrder('9', 'late', -30)]),
      aFlorist('A', [anOrder('3', 'late', -20), anOrder('2', 'late', -9)]),
    ).florists;
    const merged = mergeRows(shown, next).map(({ company, orders }) => [
      company.brand,
      orders.map(({ number, isGone }) => `${number}${isGone ? ' done' : ''}`),
    ]);
    expect(merged).toEqual([
      ['A', ['1 done', '2', '3']],
      ['B', ['9']],
    ]);
  });
});
