// @vitest-environment window

import { listNotices } from '@bloomkin/lambdas/events/notices/orderNotices.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { defuseLinks } from '@bloomkin/lambdas/platform/mail/defuseLinks.ts';
import { renderMail } from '@bloomkin/lambdas/platform/mail/letter.ts';
import { countSmsSegments, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parties } from '#support/orderItem.ts';
import { changes, namesOf, noticesOf } from './noticedOrders.ts';

const nasty = {
  companyBrand: `<script>alert("1")</script> & 'Söhne' 💐 ${'long '.repeat(20)}`,
  fio: 'Zoë <b>& co</b>\u0000\u0007',
  storeName: `Łódź ${'x'.repeat(100)}`,
  recipient: { fio: '"Max" <max@x>', phone: '' },
};

describe('every notice', () => {
  it('forms a well-formed document without markup from users', () => {
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
      for (const shown of [text, sms ?? '', message.text]) expect(withoutOurs(shown)).not.toMatch(linkLike);
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
  it('shrinks to characters of the GSM alphabet', () => {
    expect(toSmsText('Søren’s “Łódź” – 2 × 💐 roses… café')).toBe('Søren\'s "odz" - 2 x roses... café');
  });

  it('counts segments of 160, then 153 characters', () => {
    expect([160, 161, 306, 307].map((length) => countSmsSegments('x'.repeat(length)))).toEqual([1, 2, 2, 3]);
    expect(countSmsSegments('€'.repeat(81))).toBe(2);
  });
});
