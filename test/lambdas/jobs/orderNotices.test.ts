// @vitest-environment window
import type { Notice } from '@bloomkin/lambdas/jobs/notices/notice.ts';
import { listNotices } from '@bloomkin/lambdas/jobs/notices/orderNotices.ts';
import { defuseLinks } from '@bloomkin/lambdas/mail/defuseLinks.ts';
import { renderMail } from '@bloomkin/lambdas/mail/letter.ts';
import type { OrderItem } from '@bloomkin/lambdas/orders/orderEntity.ts';
import type { ChangedTexts } from '@bloomkin/shared/rules/noticeTexts.ts';
import { countSmsSegments, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrderItem, canceledBy, held, paidOrder, parties, ruby, siteUrl } from '#support/orderItem.ts';

const noticesOf = (before: OrderItem | undefined, after: OrderItem, texts: ChangedTexts = {}) =>
  listNotices(before, after, parties, { siteUrl, texts });
const namesOf = (notices: Notice[]) => notices.map(({ name }) => name);

const disputeLine = {
  at: '2026-11-20T02:00:00.000Z',
  by: 'Card payment',
  what: 'dispute',
  from: null,
  to: '$191',
} as const;

type Dispute = NonNullable<OrderItem['dispute']>;
const disputed = (
  state: Dispute['state'],
  respondBy: string | null = '2026-11-30T01:00:00.000Z',
): Partial<OrderItem> => ({
  history: [disputeLine],
  dispute: { id: 'dp_1', amountCents: 19_100, reason: 'general', respondBy, state },
});

/** Each change of an order that sends a message. */
const changes = (about: Partial<OrderItem> = {}): [OrderItem | undefined, OrderItem][] => [
  [undefined, anOrderItem(about)],
  [anOrderItem(about), paidOrder(about)],
  [paidOrder(about), paidOrder({ ...about, status: 'in_progress' })],
  [paidOrder(about), paidOrder({ ...about, status: 'ready_to_ship' })],
  [paidOrder(about), paidOrder({ ...about, status: 'completed' })],
  [paidOrder(about), paidOrder({ ...about, ...canceledBy('Buyer') })],
  [paidOrder(about), paidOrder({ ...about, ...canceledBy('Florist') })],
  [anOrderItem({ ...about, ...held }), paidOrder(about)],
  [anOrderItem({ ...about, ...held }), paidOrder({ ...about, ...canceledBy('Bloomkin') })],
  [paidOrder(about), paidOrder({ ...about, ...disputed('open') })],
  [paidOrder({ ...about, ...disputed('open') }), paidOrder({ ...about, ...disputed('won') })],
  [paidOrder({ ...about, ...disputed('open') }), paidOrder({ ...about, ...disputed('lost') })],
  [paidOrder(about), paidOrder({ ...about, paymentStatus: 'refunded' })],
];

describe('messages to a buyer', () => {
  it.each([
    ['placed', undefined, anOrderItem()],
    ['paid', anOrderItem(held), paidOrder()],
    ['canceled', anOrderItem(held), paidOrder(canceledBy('Bloomkin'))],
    ['accepted', paidOrder(), paidOrder({ status: 'in_progress' })],
    ['accepted', paidOrder(), paidOrder({ status: 'formation' })],
    ['ready', paidOrder({ status: 'formation' }), paidOrder({ status: 'ready_to_ship' })],
    ['completed', paidOrder(), paidOrder({ status: 'completed' })],
    ['canceled', paidOrder(), paidOrder(canceledBy('Florist'))],
    ['refunded', paidOrder(), paidOrder({ paymentStatus: 'refunded' })],
  ] as const)('say that it is %s, by e-mail, text message and in the app', (name, before, after) => {
    const notice = noticesOf(before, after).find((one) => one.name === name);
    expect(notice?.to).toEqual({ userId: 'ruby', ...ruby });
    expect(notice?.sms).toContain(siteUrl);
    expect(notice?.message.path).toBe('/orders/01KAORDER0000000000000000A');
    expect(notice?.sms ?? '').toContain('K3M9-Q2TB');
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

  it('are not repeated when the contacts of the checkout are the account’s', () => {
    const [notice] = noticesOf(
      anOrderItem(held),
      paidOrder({ phone: ruby.phone, email: 'Ruby@Account.example' }),
    );
    expect(notice?.unproven).toEqual({ email: '', phone: '' });
  });

  it('say until when a dispute can be withdrawn', () => {
    const [notice] = noticesOf(paidOrder(), paidOrder(disputed('open')));
    expect(notice?.name).toBe('disputed');
    expect(notice?.letter.paragraphs.join(' ')).toContain(
      'tell your bank, by Mon 30 Nov. After that your bank decides',
    );
    const [undated] = noticesOf(paidOrder(), paidOrder(disputed('open', null)));
    expect(undated?.letter.paragraphs.join(' ')).toContain('tell your bank. After that your bank decides');
  });

  it.each([
    ['won', 'dispute_won', 'decided that it stays: $191 is paid'],
    ['lost', 'dispute_lost', 'gives you back $191'],
  ] as const)('say once how a dispute that is %s ended, to the florist too', (state, name, words) => {
    const notices = noticesOf(paidOrder(disputed('open')), paidOrder(disputed(state)));
    expect(namesOf(notices)).toEqual([name, `florist_${name}`]);
    expect(notices[0]?.to.userId).toBe('ruby');
    expect(notices[0]?.sms).toBeNull();
    expect(notices[0]?.letter.paragraphs.join(' ')).toContain(words);
    expect(noticesOf(paidOrder(disputed(state)), paidOrder({ ...disputed(state), comment: 'Ring' }))).toEqual(
      [],
    );
  });

  it('include no text message for a landline', () => {
    const [notice] = noticesOf(anOrderItem(held), paidOrder({ phone: '+61255500152' }));
    expect(notice?.unproven).toEqual({ email: 'ruby@buyer.example', phone: '' });
  });

  it('leave out changes that only the florist sees', () => {
    const making = paidOrder({ status: 'formation' });
    expect(noticesOf(paidOrder({ status: 'in_progress' }), making)).toEqual([]);
    expect(noticesOf(making, { ...making, comment: 'Ring twice' })).toEqual([]);
  });

  it('say once by text message that a canceled order is refunded', () => {
    const canceled = paidOrder(canceledBy('Buyer'));
    const [notice] = noticesOf(paidOrder(), canceled);
    expect(notice?.sms).toContain('Your order is canceled');
    expect(notice?.sms).toContain('$191 goes back to your card');
    const [refunded] = noticesOf(canceled, { ...canceled, paymentStatus: 'refunded' });
    expect([refunded?.name, refunded?.sms]).toEqual(['refunded', null]);
  });

  it('say what, when, where, how much and whom to call', () => {
    const [placed] = noticesOf(undefined, anOrderItem());
    const { text } = renderMail(placed?.letter ?? letterless());
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

  it('give the store of a pick-up', () => {
    const pickup = { isPickup: true, place: null };
    const [ready] = noticesOf(paidOrder(pickup), paidOrder({ ...pickup, status: 'ready_to_ship' }));
    expect(ready?.letter.heading).toBe('Your flowers are ready to pick up');
    expect(ready?.sms).toContain('ready to pick up at Newtown');
  });
});

describe('messages to a florist', () => {
  it('announce a card order once it is paid, with the text of the card', () => {
    const notices = noticesOf(anOrderItem(held), paidOrder({ cardMessage: 'Happy birthday' }));
    expect(namesOf(notices)).toEqual(['paid', 'florist_paid']);
    const mail = renderMail(notices[1]?.letter ?? letterless());
    expect(notices[1]?.to).toEqual({ userId: 'owner', email: 'petal@florist.example', phone: '' });
    expect(mail.text).toContain('Card: Happy birthday');
    expect(mail.text).toContain('https://shop.example/orders/view/');
  });

  it('announce a pay-later order at once and when paid', () => {
    expect(namesOf(noticesOf(undefined, anOrderItem()))).toEqual(['placed', 'florist_placed']);
    const [, notice] = noticesOf(anOrderItem(), paidOrder());
    expect(notice?.letter.heading).toBe('An order is paid');
  });

  it('leave out the florist’s own changes', () => {
    expect(namesOf(noticesOf(anOrderItem(held), paidOrder({ paidBy: 'hand' })))).toEqual(['paid']);
    expect(namesOf(noticesOf(paidOrder(), paidOrder(canceledBy('Florist'))))).toEqual(['canceled']);
  });

  it('announce that the buyer canceled', () => {
    expect(namesOf(noticesOf(paidOrder(), paidOrder(canceledBy('Buyer'))))).toEqual([
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
  it('is a well-formed document without markup from users', () => {
    for (const about of [{}, nasty, { ...nasty, isPickup: true }])
      for (const { letter } of changes(about).flatMap(([before, after]) => noticesOf(before, after))) {
        const { html, text } = renderMail(letter);
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

  it('fits two text messages with any names', () => {
    const name = fc.string({ unit: 'grapheme', maxLength: 120 });
    fc.assert(
      fc.property(name, name, fc.boolean(), (companyBrand, storeName, isPickup) => {
        const notices = changes({ companyBrand, storeName, isPickup }).flatMap(([before, after]) =>
          listNotices(before, after, parties, {
            siteUrl: 'https://www.a-rather-long-name-for-a-shop.com.au',
            texts: {},
          }),
        );
        for (const { sms } of notices) if (sms) expect(countSmsSegments(sms), sms).toBeLessThanOrEqual(2);
      }),
      { seed: 20_261_121, numRuns: 60 },
    );
  });
});

const hostileText =
  'You won $500, claim at http://evil.example/win or www.evil.example\nor x@evil.example 1.2.3.4/a';
const hostile = (text: string): Partial<OrderItem> => ({
  fio: text,
  comment: text,
  cardMessage: text,
  unitOffice: text,
  place: { address: text, lat: -33.9, lng: 151.2 },
  recipient: { fio: text, phone: text },
});
const typedFields = Object.entries(hostile(hostileText)).map(
  ([field, value]) => [field, { [field]: value }] as const,
);

/** Texts that mail programs and phones turn into links. */
const linkLike = /[a-z][a-z0-9+.-]*:\s*\/\/|[\p{L}\p{N}-]\.[\p{L}\p{N}]/iu;
/** As an operator may word it: with all that a buyer typed. */
const withTypedText = {
  florist_paid: { subject: 'Paid', heading: 'Paid', text: '{buyer}: {goods}', sms: '' },
};
const withoutOurs = (text: string) =>
  text.replaceAll(/https:\/\/shop\.example[\w/-]*/g, '').replaceAll(/\$\d+\.\d\d/g, '');

describe('text that a buyer typed', () => {
  it.each(typedFields)('appears in no subject, heading or link: %s', (_, about) => {
    const notices = [false, true].flatMap((isPickup) =>
      changes({ ...about, isPickup }).flatMap(([before, after]) => noticesOf(before, after, withTypedText)),
    );
    expect(new Set(namesOf(notices)).size).toBeGreaterThan(9);
    for (const { letter, sms, message } of notices) {
      const { text, html, subject } = renderMail(letter);
      for (const head of [subject, letter.heading, message.subject]) expect(head).not.toMatch(/won|evil/i);
      for (const words of [text, sms ?? '', message.text]) expect(withoutOurs(words)).not.toMatch(linkLike);
      for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(/^https:\/\/shop\.example\//);
    }
  });

  it.each([
    ['http://evil.example/win', 'evil. example/win'],
    ['hTTps : //evil.example', 'hTTps : //evil. example'],
    ['ｈ evil。example．com', 'ｈ evil. example. com'],
    ['J.R. Smith, 3 St.Kilda Rd', 'J. R. Smith, 3 St. Kilda Rd'],
    ['Ring twice.\nThen wait…', 'Ring twice. Then wait…'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('turns %j into %j', (typed, read) => expect(defuseLinks(typed)).toBe(read));
});

describe('a text message', () => {
  it('is reduced to characters of the GSM alphabet', () => {
    expect(toSmsText('Søren’s “Łódź” – 2 × 💐 roses… café')).toBe('Søren\'s "odz" - 2 x roses... café');
  });

  it('counts segments of 160, then 153 characters', () => {
    expect([160, 161, 306, 307].map((length) => countSmsSegments('x'.repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(countSmsSegments('€'.repeat(81))).toBe(2);
  });
});

function letterless(): never {
  throw new Error('There is no such notice');
}
