// @vitest-environment jsdom
import type { Notice } from '@bloomkin/lambdas/jobs/notice.ts';
import { noticesOf } from '@bloomkin/lambdas/jobs/orderNotices.ts';
import { mailOf } from '@bloomkin/lambdas/mail/letter.ts';
import { smsSegments, smsText } from '@bloomkin/lambdas/mail/smsText.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderItem.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder, canceledBy, paidOrder, petal, siteUrl } from './anOrder.ts';

const told = (before: OrderItem | undefined, after: OrderItem) => noticesOf(before, after, petal, siteUrl);
const namesOf = (notices: Notice[]) => notices.map(({ name }) => name);

/** Each change of an order that somebody is told of. */
const changes = (about: Partial<OrderItem> = {}): [OrderItem | undefined, OrderItem][] => [
  [undefined, anOrder(about)],
  [anOrder(about), paidOrder(about)],
  [paidOrder(about), paidOrder({ ...about, status: 'in_progress' })],
  [paidOrder(about), paidOrder({ ...about, status: 'ready_to_ship' })],
  [paidOrder(about), paidOrder({ ...about, status: 'completed' })],
  [paidOrder(about), paidOrder({ ...about, ...canceledBy('Buyer') })],
  [paidOrder(about), paidOrder({ ...about, ...canceledBy('Florist') })],
  [paidOrder(about), paidOrder({ ...about, paymentStatus: 'refunded' })],
];

describe('a buyer is told', () => {
  it.each([
    ['placed', undefined, anOrder()],
    ['paid', anOrder(), paidOrder()],
    ['accepted', paidOrder(), paidOrder({ status: 'in_progress' })],
    ['accepted', paidOrder(), paidOrder({ status: 'formation' })],
    ['ready', paidOrder({ status: 'formation' }), paidOrder({ status: 'ready_to_ship' })],
    ['completed', paidOrder(), paidOrder({ status: 'completed' })],
    ['canceled', paidOrder(), paidOrder(canceledBy('Florist'))],
    ['refunded', paidOrder(), paidOrder({ paymentStatus: 'refunded' })],
  ] as const)('that it is %s, by mail, text message and in the app', (name, before, after) => {
    const notice = told(before, after).find((one) => one.name === name);
    expect(notice?.to).toEqual({ userId: 'ruby', email: 'ruby@buyer.example', phone: '+61491570156' });
    expect(notice?.sms).toContain(siteUrl);
    expect(notice?.message.path).toBe('/orders/01KAORDER0000000000000000A');
    expect(notice?.sms ?? '').toContain('K3M9-Q2TB');
  });

  it('by no text message at a number that takes none', () => {
    const notices = told(undefined, anOrder({ phone: '+61255500152' }));
    expect(notices.map(({ to }) => [to.email, to.phone])).toEqual([['ruby@buyer.example', '']]);
  });

  it('nothing of what only the florist sees', () => {
    const making = paidOrder({ status: 'formation' });
    expect(told(paidOrder({ status: 'in_progress' }), making)).toEqual([]);
    expect(told(making, { ...making, comment: 'Ring twice' })).toEqual([]);
  });

  it('once in words by text message that a canceled order’s money goes back', () => {
    const canceled = paidOrder(canceledBy('Buyer'));
    const [notice] = told(paidOrder(), canceled);
    expect(notice?.sms).toContain('Your order is canceled');
    expect(notice?.sms).toContain('$191 goes back to your card');
    const [refunded] = told(canceled, { ...canceled, paymentStatus: 'refunded' });
    expect([refunded?.name, refunded?.sms]).toEqual(['refunded', null]);
  });

  it('what, when, where, how much and whom to call', () => {
    const [placed] = told(undefined, anOrder());
    const { text } = mailOf(placed?.letter ?? letterless());
    for (const words of [
      'K3M9-Q2TB',
      '2 × Red letter roses',
      'Sat 21 Nov, 12–3 pm',
      'Unit 4, 20 King St, Newtown NSW 2042',
      '$191',
      'Petal & Thorn, 02 5550 0123',
      'https://shop.example/orders/01KAORDER0000000000000000A',
    ])
      expect(text).toContain(words);
  });

  it('where to pick up what is picked up', () => {
    const pickup = { isPickup: true, place: null };
    const [ready] = told(paidOrder(pickup), paidOrder({ ...pickup, status: 'ready_to_ship' }));
    expect(ready?.letter.heading).toBe('Your flowers are ready to pick up');
    expect(ready?.sms).toContain('ready to pick up at Newtown');
  });
});

describe('a florist is told', () => {
  it('of an order once it is paid by card, with what to write on the card', () => {
    expect(namesOf(told(undefined, anOrder()))).toEqual(['placed']);
    const notices = told(anOrder(), paidOrder({ cardMessage: 'Happy birthday' }));
    expect(namesOf(notices)).toEqual(['paid', 'florist_paid']);
    const mail = mailOf(notices[1]?.letter ?? letterless());
    expect(notices[1]?.to).toEqual({ userId: 'owner', email: 'petal@florist.example', phone: '' });
    expect(mail.text).toContain('Card: Happy birthday');
    expect(mail.text).toContain('https://shop.example/orders/view/');
  });

  it('not of their own acts: marking paid, canceling', () => {
    expect(namesOf(told(anOrder(), paidOrder({ paidBy: 'hand' })))).toEqual(['paid']);
    expect(namesOf(told(paidOrder(), paidOrder(canceledBy('Florist'))))).toEqual(['canceled']);
  });

  it('when the buyer cancels', () => {
    expect(namesOf(told(paidOrder(), paidOrder(canceledBy('Buyer'))))).toEqual([
      'canceled',
      'florist_canceled',
    ]);
  });
});

const nasty = {
  companyBrand: `<script>alert("1")</script> & 'Söhne' 💐 ${'long '.repeat(20)}`,
  fio: 'Zoë <b>& co</b>\u0000\u0007',
  storeName: `Łódź ${'x'.repeat(100)}`,
  recipient: { fio: '"Max" <max@x>', phone: '' },
};

describe('every notice', () => {
  it('is a well-formed document without anybody’s markup in it', () => {
    for (const about of [{}, nasty, { ...nasty, isPickup: true }])
      for (const { letter } of changes(about).flatMap(([before, after]) => told(before, after))) {
        const { html, text } = mailOf(letter);
        const page = new DOMParser().parseFromString(
          html.replace('<!doctype html>\n', ''),
          'application/xhtml+xml',
        );
        expect(page.querySelector('parsererror')?.textContent).toBeUndefined();
        expect(page.querySelectorAll('script, b, img')).toHaveLength(0);
        expect(page.documentElement.getAttribute('lang')).toBe('en-AU');
        expect(page.querySelectorAll('h1')).toHaveLength(1);
        expect(page.querySelectorAll('table:not([role=presentation])')).toHaveLength(1);
        for (const { value } of letter.facts ?? []) expect(text).toContain(value);
      }
  });

  it('fits two text messages, whatever people are called', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(name, name, fc.boolean(), (companyBrand, storeName, isPickup) => {
        const notices = changes({ companyBrand, storeName, isPickup }).flatMap(([before, after]) =>
          noticesOf(before, after, petal, 'https://www.a-rather-long-name-for-a-shop.com.au'),
        );
        for (const { sms } of notices) if (sms) expect(smsSegments(sms), sms).toBeLessThanOrEqual(2);
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
  });
});

describe('a text message', () => {
  it('keeps to the letters that a plain one holds', () => {
    expect(smsText('Søren’s “Łódź” – 2 × 💐 roses… café')).toBe('Søren\'s "odz" - 2 x roses... café');
  });

  it('costs one up to 160 letters, and another for each 153 once it is longer', () => {
    expect([160, 161, 306, 307].map((length) => smsSegments('x'.repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(smsSegments('€'.repeat(81))).toBe(2);
  });
});

function letterless(): never {
  throw new Error('There is no such notice');
}
