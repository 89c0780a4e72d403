import { listNotices } from '@bloomkin/lambdas/events/notices/orderNotices.ts';
import { renderMail } from '@bloomkin/lambdas/platform/mail/letter.ts';
import { describe, expect, it } from 'vitest';
import { anOrderItem, aPaidOrder, canceledBy, held, parties, ruby, siteUrl } from '#support/orderItem.ts';
import { changes, delayedNoticesOf, namesOf, noticesOf, withDispute } from './noticedOrders.ts';

const leftAt = '2026-11-21T00:10:00.000Z';
const endLine = {
  at: leftAt,
  by: 'Florist',
  what: 'status',
  from: 'ready_to_ship',
  to: 'completed',
} as const;

describe('messages to a buyer', () => {
  it.each([
    ['placed', undefined, anOrderItem()],
    ['paid', anOrderItem(held), aPaidOrder()],
    ['canceled', anOrderItem(held), aPaidOrder(canceledBy('Bloomkin'))],
    ['accepted', aPaidOrder(), aPaidOrder({ status: 'in_progress' })],
    ['accepted', aPaidOrder(), aPaidOrder({ status: 'formation' })],
    ['ready', aPaidOrder({ status: 'formation' }), aPaidOrder({ status: 'ready_to_ship' })],
    ['canceled', aPaidOrder(), aPaidOrder(canceledBy('Florist'))],
    ['refunded', aPaidOrder(), aPaidOrder({ paymentStatus: 'refunded' })],
  ] as const)('say that it is %s, by e-mail, text message and in the app', (name, before, after) => {
    const notice = noticesOf(before, after).find((one) => one.name === name);
    expect(notice?.to).toEqual({ userId: 'ruby', ...ruby });
    expect(notice?.sms).toContain(siteUrl);
    expect(notice?.message.path).toBe('/orders/01KAORDER0000000000000000A');
    expect(notice?.sms ?? '').toContain('K3M9-Q2TB');
  });

  it('say the new time of an order that the florist moves, to the buyer alone', () => {
    const moved = { day: '2026-11-23', period: { startTime: '09:00', stopTime: '12:00' }, version: 3 };
    expect(noticesOf(aPaidOrder(), aPaidOrder(moved))).toEqual([]);
    const notices = delayedNoticesOf(aPaidOrder(), aPaidOrder(moved));
    expect(namesOf(notices)).toEqual(['moved_3']);
    expect(notices[0]?.sms).toContain(siteUrl);
    expect(notices[0]?.letter.subject).toBe('Moved: order K3M9-Q2TB is now for Mon 23 Nov, 9–12');
    expect(notices[0]?.letter.facts).toContainEqual({ label: 'When', value: 'Mon 23 Nov, 9–12' });
  });

  it('say that an order goes to another door', () => {
    const notices = delayedNoticesOf(aPaidOrder(), aPaidOrder({ unitOffice: 'Unit 7' }));
    expect(namesOf(notices)).toEqual(['moved_1']);
    expect(notices[0]?.sms).not.toContain('Unit 7');
  });

  it.each([
    ['nothing after a silent undo', {}, {}, []],
    ['that it left', {}, { dispatchedAt: leftAt }, [`on_its_way_${leftAt}`]],
    ['once that it did not leave', { dispatchedAt: leftAt }, {}, ['not_on_its_way_1']],
    ['the new day alone', { dispatchedAt: leftAt }, { day: '2026-11-23' }, ['moved_1']],
    [
      'the end alone',
      {},
      { dispatchedAt: leftAt, status: 'completed', history: [endLine] },
      [`completed_${leftAt}`],
    ],
    [
      'once that it is not there',
      { status: 'completed' },
      { dispatchedAt: leftAt },
      ['on_its_way_2026-11-21T00:10:00.000Z', 'not_completed_1'],
    ],
    ['nothing to one who knows of the end', { status: 'completed' }, { status: 'completed' }, []],
  ] as const)('say %s a minute after a dispatch or its undo', (_, told, after, names) => {
    const ready = { status: 'ready_to_ship' } as const;
    const notices = delayedNoticesOf(aPaidOrder({ ...ready, ...told }), aPaidOrder({ ...ready, ...after }));
    expect(namesOf(notices)).toEqual(names);
  });

  it('wait until an order with a pending payment is paid', () => {
    expect(noticesOf(undefined, anOrderItem(held))).toEqual([]);
    expect(noticesOf(anOrderItem(held), anOrderItem({ ...held, lapsedPlace: null, history: [] }))).toEqual(
      [],
    );
    expect(noticesOf(anOrderItem(held), anOrderItem(canceledBy('Buyer')))).toEqual([]);
  });

  it('go once to the contacts of the checkout, when the order is paid', () => {
    for (const [before, after] of changes({ phone: '+61491570156', email: 'other@example.com' }))
      for (const { name, unproven } of noticesOf(before, after))
        expect(unproven).toEqual(
          name === 'paid' ? { email: 'other@example.com', phone: '+61491570156' } : undefined,
        );
  });

  it('go out once when the contacts of the checkout are the account’s', () => {
    const [notice] = noticesOf(
      anOrderItem(held),
      aPaidOrder({ phone: ruby.phone, email: 'Ruby@Account.example' }),
    );
    expect(notice?.unproven).toEqual({ email: '', phone: '' });
  });

  it('begin the text message with the tag: for whom, when and where', () => {
    const recipient = { fio: 'Margaret Hall', phone: '' };
    const place = { address: '232 Darling Street, Rozelle NSW 2039', lat: -33.86, lng: 151.17 };
    const [notice] = noticesOf(anOrderItem(held), aPaidOrder({ recipient, place }));
    expect(notice?.sms).toMatch(
      /^Bloomkin: For Margaret Hall, \w{3} \d+ \w{3}.*, Rozelle: order \S+ is paid/,
    );
  });

  it('say until when a dispute can be withdrawn', () => {
    const [notice] = noticesOf(aPaidOrder(), aPaidOrder(withDispute('open')));
    expect(notice?.name).toBe('disputed');
    expect(notice?.letter.paragraphs.join(' ')).toContain(
      'tell your bank, by Mon 30 Nov. After that your bank decides',
    );
    const [undated] = noticesOf(aPaidOrder(), aPaidOrder(withDispute('open', null)));
    expect(undated?.letter.paragraphs.join(' ')).toContain('tell your bank. After that your bank decides');
  });

  it.each([
    ['won', 'dispute_won', 'decided that it stays: $191 is paid'],
    ['lost', 'dispute_lost', 'gives you back $191'],
  ] as const)('say once how a dispute that is %s ended, to the florist too', (state, name, outcome) => {
    const notices = noticesOf(aPaidOrder(withDispute('open')), aPaidOrder(withDispute(state)));
    expect(namesOf(notices)).toEqual([name, `florist_${name}`]);
    expect(notices[0]?.to.userId).toBe('ruby');
    expect(notices[0]?.sms).toBeNull();
    expect(notices[0]?.letter.paragraphs.join(' ')).toContain(outcome);
    expect(
      noticesOf(aPaidOrder(withDispute(state)), aPaidOrder({ ...withDispute(state), comment: 'Ring' })),
    ).toEqual([]);
  });

  it('include no text message for a landline', () => {
    const [notice] = noticesOf(anOrderItem(held), aPaidOrder({ phone: '+61255500152' }));
    expect(notice?.unproven).toEqual({ email: 'ruby@buyer.example', phone: '' });
  });

  it('leave out changes that only the florist sees', () => {
    const making = aPaidOrder({ status: 'formation' });
    expect(noticesOf(aPaidOrder({ status: 'in_progress' }), making)).toEqual([]);
    expect(noticesOf(making, { ...making, comment: 'Ring twice' })).toEqual([]);
  });

  it('say once by text message that a canceled order is refunded', () => {
    const canceled = aPaidOrder(canceledBy('Buyer'));
    const [notice] = noticesOf(aPaidOrder(), canceled);
    expect(notice?.sms).toContain('Your order is canceled');
    expect(notice?.sms).toContain('$191 goes back to your card');
    const [refunded] = noticesOf(canceled, { ...canceled, paymentStatus: 'refunded' });
    expect([refunded?.name, refunded?.sms]).toEqual(['refunded', null]);
  });

  it('quote the florist’s reason of a cancellation in the e-mail', () => {
    const { status, history = [] } = canceledBy('Florist');
    const canceled = { status, history: history.map((line) => ({ ...line, reason: 'No roses came.' })) };
    const [notice] = noticesOf(anOrderItem(), anOrderItem(canceled));
    expect(notice?.message.text).toContain('They write: “No roses came.”');
    expect(notice?.sms).not.toContain('No roses came.');
  });

  it.each([
    ['refunded', { paymentStatus: 'refunded', refundedCents: 19_100 }],
    ['withdrawn by the bank', { disputedCents: 19_100 }],
  ] as const)('announce no refund when a canceled order’s money is %s', (_, money) => {
    const canceled = { ...money, ...canceledBy('Florist') };
    const [notice] = noticesOf(aPaidOrder(money), aPaidOrder(canceled));
    expect(notice?.sms).toBe(
      `Bloomkin: Petal & Thorn has canceled your order (order K3M9-Q2TB). ${siteUrl}/orders/01KAORDER0000000000000000A`,
    );
    expect(notice?.message.text).toBe('Order K3M9-Q2TB for Sat 21 Nov, 12–3 pm will not be made.');
  });

  it('name the store’s time zone in the deadline of a suggested change', () => {
    const order = aPaidOrder();
    const asked = { number: 1, state: 'open', dueCents: 2000, at: order.createdAt } as const;
    const payBy = '2026-11-20T06:30:00.000Z';
    const proposal = { ...asked, payBy, fields: order, heldPlace: null, changes: [] };
    const [notice] = noticesOf(order, { ...order, proposal });
    expect(notice?.sms).toContain('pay or decline by Fri 20 Nov, 5:30 pm (Sydney time):');
    expect(notice?.message.text).toContain('by Fri 20 Nov, 5:30 pm (Sydney time).');
  });

  it('say what, when, where, how much and whom to call', () => {
    const [placed] = noticesOf(undefined, anOrderItem());
    const { text } = renderMail(placed?.letter ?? letterless());
    for (const part of [
      'K3M9-Q2TB',
      '2 × Red letter roses',
      'Sat 21 Nov, 12–3 pm',
      'Unit 4, 20 King St, Newtown NSW 2042',
      '$191',
      'Petal & Thorn, 02 5550 0123',
      'https://shop.example/orders/01KAORDER0000000000000000A',
    ])
      expect(text).toContain(part);
  });

  it('give the store of a pick-up', () => {
    const pickup = { isPickup: true, place: null };
    const [ready] = noticesOf(aPaidOrder(pickup), aPaidOrder({ ...pickup, status: 'ready_to_ship' }));
    expect(ready?.letter.heading).toBe('Your flowers are ready to pick up');
    expect(ready?.sms).toContain('ready to pick up at Newtown');
  });
});

describe('messages to a florist', () => {
  it('announce a card order once it is paid, with the text of the card', () => {
    const notices = noticesOf(anOrderItem(held), aPaidOrder({ cardMessage: 'Happy birthday' }));
    expect(namesOf(notices)).toEqual(['paid', 'florist_paid']);
    const mail = renderMail(notices[1]?.letter ?? letterless());
    expect(notices[1]?.to).toEqual({ userId: 'owner', email: 'petal@florist.example', phone: '' });
    expect(mail.text).toContain('Card: Happy birthday');
    expect(mail.text).toContain('https://shop.example/orders/view/');
  });

  it('tell each change by text message to a florist who has no e-mail', () => {
    const told = { email: '', phone: '+61491570110' };
    const florist = { ...parties.florist, told };
    const notices = changes({ fio: 'Ruby Tran' })
      .flatMap(([before, after]) =>
        listNotices(before, after, { ...parties, florist }, { siteUrl, texts: {} }),
      )
      .filter(({ name }) => name.startsWith('florist_'));
    expect(notices.length).toBeGreaterThan(4);
    for (const { to, sms } of notices) {
      expect(to).toEqual({ userId: 'owner', ...told });
      expect(sms).toMatch(/^Bloomkin: .*K3M9-Q2TB.* https:\/\/shop\.example\/orders\/view\//);
      expect(sms).not.toContain('Ruby');
    }
  });

  it('announce a pay-later order at once and when paid', () => {
    expect(namesOf(noticesOf(undefined, anOrderItem()))).toEqual(['placed', 'florist_placed']);
    const [, notice] = noticesOf(anOrderItem(), aPaidOrder());
    expect(notice?.letter.heading).toBe('An order is paid');
  });

  it('leave out the florist’s own changes', () => {
    expect(namesOf(noticesOf(anOrderItem(held), aPaidOrder({ paidBy: 'hand' })))).toEqual(['paid']);
    expect(namesOf(noticesOf(aPaidOrder(), aPaidOrder(canceledBy('Florist'))))).toEqual(['canceled']);
  });

  it('announce that the buyer canceled', () => {
    expect(namesOf(noticesOf(aPaidOrder(), aPaidOrder(canceledBy('Buyer'))))).toEqual([
      'canceled',
      'florist_canceled',
    ]);
  });
});

function letterless(): never {
  throw new Error('There is no such notice');
}
