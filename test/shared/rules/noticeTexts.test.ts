import { describeProducts } from '@bloomkin/shared/rules/notices/describeProducts.ts';
import { sampleValues } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import {
  fillText,
  findUnknownPlaceholders,
  getNoticeText,
  noticeKinds,
  noticeNames,
  textFields,
} from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { countSmsSegments, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('products in a message', () => {
  it.each([
    [['Tulip Crush'], 'Tulip Crush'],
    [['Tulip Crush', 'Tulip Crush'], 'Tulip Crush'],
    [['Tulip Crush', 'Wattle Day'], 'Tulip Crush and Wattle Day'],
    [['A', 'B', 'C'], 'A, B and C'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 more'],
  ])('%j are named shortly', (names, text) => {
    expect(describeProducts(names)).toBe(text);
  });
});

describe('the texts of messages', () => {
  it.each(noticeNames)('use known facts within the limits: %s', (name) => {
    for (const field of textFields)
      expect(findUnknownPlaceholders(name, field, noticeKinds[name][field])).toEqual([]);
    expect(noticeKinds[name].sms.length).toBeLessThanOrEqual(160);
    const { subject, heading, paragraphs } = fillText(getNoticeText(name), sampleValues);
    expect([subject, heading, ...paragraphs].join(' ')).not.toMatch(/[{}]/);
  });

  const floristNames = noticeNames.filter((name) => noticeKinds[name].to === 'florist');
  const link = 'https://bloomkin.com.au/orders/view/01KA7ZJ5M8Q2R4T6V8X0Y2Z4B6';

  it.each(floristNames)('reach a florist in one text message, also with the text emptied: %s', (name) => {
    const emptied = { ...noticeKinds[name], sms: '' };
    const { sms } = fillText(getNoticeText(name, { [name]: emptied }), sampleValues);
    expect(sms).not.toBeNull();
    expect(countSmsSegments(toSmsText(`Bloomkin: ${sms} ${link}`))).toBe(1);
  });

  it.each([
    ...(['paid', 'accepted', 'ready_delivery', 'ready_pickup', 'on_its_way'] as const),
    ...(['completed_delivery', 'completed_pickup', 'moved'] as const),
  ])('say for whom, when and where in two text messages at most, also with long names: %s', (name) => {
    const long = 'm'.repeat(36);
    const tag = `For ${long}, Wed 30 Sep, 11.30 am-12.30 pm, South Wentworthville`;
    const { sms } = fillText(getNoticeText(name), { ...sampleValues, tag, florist: long, store: long });
    expect(sms).toContain(tag);
    expect(countSmsSegments(toSmsText(`Bloomkin: ${sms} ${link}${'0'.repeat(29)}`))).toBeLessThanOrEqual(2);
  });

  it('leave braces inside a value', () => {
    const text = { subject: '{florist}', heading: '{florist}', text: '{florist} {order}', sms: '{florist}' };
    const filled = fillText(text, { florist: '{order}', order: 'K3M9' });
    expect(filled).toEqual({
      subject: '{order}',
      heading: '{order}',
      paragraphs: ['{order} K3M9'],
      sms: '{order}',
    });
  });

  it('send no text message and no empty paragraph when empty', () => {
    const { paragraphs, sms } = fillText(
      { subject: 'a', heading: 'b', text: 'c\n\n {refund} \nd', sms: ' ' },
      { refund: '' },
    );
    expect([paragraphs, sms]).toEqual([['c', 'd'], null]);
  });

  it('leave empty braces', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const { subject } = fillText({ subject: typed, heading: '', text: '', sms: '' }, {});
        expect(subject).toBe(typed.replace(/ {2,}/g, ' ').trim());
      }),
    );
  });

  it('put user text into the text alone', () => {
    for (const field of textFields) {
      expect(findUnknownPlaceholders('florist_paid', field, '{buyer} {goods} {when}')).toEqual(
        field === 'text' ? [] : ['{buyer}', '{goods}'],
      );
      expect(findUnknownPlaceholders('cart_reminder', field, '{products} {florist}')).toEqual(
        field === 'text' ? [] : ['{products}'],
      );
    }
  });
});
