import {
  cardFoot,
  findLeftOut,
  fitCard,
  hasCard,
  toSheets,
} from '@bloomkin/web/office/orders/cards/cardText.ts';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

describe('a card', () => {
  it('shrinks its text to 14 before it warns', () => {
    const sizes = [20, 100, 180, 299].map((length) => fitCard('a'.repeat(length), 'a4').size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect([sizes[0], sizes.at(-1)]).toEqual([24, 14]);
    expect(fitCard('a'.repeat(300), 'a4').isTooLong).toBe(false);
    expect(fitCard('a\n'.repeat(40), 'a4')).toEqual({ size: 14, isTooLong: true });
  });

  it('says that a poem is too long for a label and not for a card', () => {
    const tooLong = (lines: number) =>
      (['a4', 'a6', 'labels'] as const).map((paper) => fitCard('short\n'.repeat(lines), paper).isTooLong);
    expect(tooLong(10)).toEqual([false, false, false]);
    expect(tooLong(13)).toEqual([false, false, true]);
    // 47.3 mm for text on a label of 74 mm; a pixel of letters is 0.233 mm, plain letters are a pixel larger.
    for (let lines = 1; lines <= 10; lines++)
      expect(lines * (fitCard('short\n'.repeat(lines), 'labels').size + 1) * 0.233 * 1.35).toBeLessThan(47.3);
  });

  it.each([
    ['a long word', 'Supercalifragilisticexpialidocious'.repeat(9).slice(0, 300), false],
    ['words of one line', 'Thank you '.repeat(30).trim(), false],
    ['four short verses', 'Roses are red\n'.repeat(10).trim(), false],
    ['a verse a line', 'Roses\n'.repeat(13).trim(), true],
    ['blank lines between', 'Love\n\n'.repeat(8).trim(), true],
    ['capitals', 'HAPPY BIRTHDAY '.repeat(20).trim(), false],
    ['one letter', 'x', false],
    ['a line a word, with Windows line ends', 'Love\r\n'.repeat(14).trim(), true],
    ['hearts', '💐'.repeat(60), false],
    [
      'two poems with a line between',
      `${'Roses are red\n'.repeat(6)}\n${'Violets\n'.repeat(7)}`.trim(),
      true,
    ],
    ['a greeting and a name', 'Happy birthday\n\nLove, Mum', false],
  ])('fits %s to a label, or says that it does not', (_, text, isTooLong) => {
    expect(fitCard(text, 'labels').isTooLong).toBe(isTooLong);
  });

  it('shows its order’s number at the foot, without price or phone', () => {
    const foot = cardFoot(anOrder({ phone: '+61491570156', total: 999 }));
    expect(foot).toContain(`#${anOrder().number}`);
    expect(foot).not.toMatch(/999|491/);
  });

  it('requires a message', () => {
    expect([hasCard(anOrder({ card_message: ' ' })), hasCard(anOrder({ card_message: 'Hi' }))]).toEqual([
      false,
      true,
    ]);
  });

  it('fills sheets in order', () => {
    expect(toSheets([1, 2, 3, 4, 5], 4)).toEqual([[1, 2, 3, 4], [5]]);
  });
});

describe('an order without a card', () => {
  const now = new Date('2026-11-20T00:30:00Z');

  it.each([
    [undefined, { payment_status: 'paid' }],
    ['canceled', { status: 'canceled' }],
    ['canceled, refunded', { status: 'canceled', payment_status: 'refunded' }],
    ['refunded', { payment_status: 'refunded' }],
    ['not paid in time', { held_until: '2026-11-20T00:29:00.000Z' }],
    ['no message', { payment_status: 'paid', card_message: ' ' }],
    ['not paid', {}],
  ])('says %s for %o', (reason, fields) => {
    expect(findLeftOut(anOrder({ card_message: 'Hi', ...fields }), now)?.reason).toBe(reason);
  });
});
