import { ProductTypeId } from '@bloomkin/shared/schemas/ids.ts';
import { deliveryPriceLabel } from '@bloomkin/web/components/text/deliveryPriceLabel.ts';
import { formatCountdown } from '@bloomkin/web/components/text/formatCountdown.ts';
import { formatDistance } from '@bloomkin/web/components/text/formatDistance.ts';
import { formatSuburb } from '@bloomkin/web/features/deliveryAddress/placeQuery.ts';
import { groupHours } from '@bloomkin/web/features/florist/groupHours.ts';
import { countGoods } from '@bloomkin/web/features/market/countGoods.ts';
import { formatParameter, parameterTitle } from '@bloomkin/web/features/market/filters/parameterNames.ts';
import { describe, expect, it } from 'vitest';

const now = Date.parse('2026-11-20T02:00:00Z');

describe('text of the storefront', () => {
  it.each([
    [0, 'Free'],
    [12, '$12'],
    [9.5, '$9.50'],
  ])('names the delivery price %d', (dollars, label) => {
    expect(deliveryPriceLabel(dollars)).toBe(label);
  });

  it('names the fee of the day beside the delivery price', () => {
    expect(deliveryPriceLabel(17.5, { fee: 5.5 })).toBe('$17.50, $5.50 of it for the day');
  });

  it.each([
    [9, { free_from: 150 }, '$9, free from $150'],
    [0, { free_from: 150 }, 'Free'],
    [14.5, { fee: 5.5, free_from: 150 }, '$14.50, $5.50 of it for the day, free from $150'],
    [5.5, { fee: 5.5, free_from: 150 }, '$5.50, $5.50 of it for the day'],
    [9, { free_from: null }, '$9'],
  ])('says from which sum delivery is free while it costs: %d with %o', (dollars, day, label) => {
    expect(deliveryPriceLabel(dollars, day)).toBe(label);
  });

  it.each([
    ['2026-11-20T04:14:30Z', '2 h 14 min'],
    ['2026-11-20T04:59:30Z', '2 h 59 min'],
    ['2026-11-20T05:00:00Z', undefined],
    ['2026-11-20T02:09:00Z', '9 min'],
    ['2026-11-20T02:00:30Z', undefined],
    ['2026-11-20T01:00:00Z', undefined],
  ])('a cut-off at %s leaves %s', (cutoff, label) => {
    expect(formatCountdown(cutoff, now)).toBe(label);
  });

  it.each([
    [830, '850 m'],
    [1240, '1.2 km'],
    [23_600, '24 km'],
  ])('%i metres are %s', (metres, label) => {
    expect(formatDistance(metres)).toBe(label);
  });

  it.each([
    [7, ['House plant', 'House plant'], '7 bouquets and plants'],
    [2, ['House plant', 'House plant'], '2 house plants'],
    [1, ['Hatbox'], '1 hatbox'],
    [2, ['Hatbox', 'Hatbox'], '2 hatboxes'],
    [2, ['Posy', 'Posy'], '2 posies'],
    [2, ['Bouquet', 'House plant'], '2 bouquets and plants'],
    [0, [], '0 bouquets and plants'],
  ])('counts %i goods whose first page has %j as %s', (total, types, label) => {
    const data = types.map((name) => ({ type: { id: ProductTypeId.parse('t'), name } }));
    expect(countGoods({ total, data })).toBe(label);
  });

  it('sizes are in centimetres, a count of flowers has no unit', () => {
    for (const name of ['size', 'width', 'height']) expect(formatParameter(name, '40')).toBe('40 cm');
    expect(formatParameter('Size', 'Petite')).toBe('Petite');
    expect(formatParameter('number of flowers', '14')).toBe('14');
    expect(formatParameter('occasion', ['Birthday', 'Thank you'])).toBe('Birthday, Thank you');
  });

  it('special parameters have Australian names', () => {
    expect(parameterTitle('bouquet color')).toBe('Bouquet colour');
    expect(parameterTitle('number of flowers')).toBe('Flowers');
    expect(['size', 'occasion', 'width', 'height'].map(parameterTitle)).toEqual([
      ...['Size', 'Occasion', 'Width', 'Height'],
    ]);
  });

  it.each([
    ['King St, Newtown NSW 2042, Australia', 'Newtown NSW'],
    ['Broken Hill NSW 2880', 'Broken Hill NSW'],
  ])('the suburb of %s is %s', (address, suburb) => {
    expect(formatSuburb({ address })).toBe(suburb);
  });

  it('opening hours put equal neighbouring days together', () => {
    const weekdays = [1, 2, 3, 4, 5].map((day) => ({ day, start_time: '08:00', stop_time: '17:00' }));
    expect(groupHours([...weekdays, { day: 6, start_time: '09:00', stop_time: '12:00' }])).toEqual([
      { days: 'Mon–Fri', hours: '8 am–5 pm' },
      { days: 'Sat', hours: '9–12' },
      { days: 'Sun', hours: 'closed' },
    ]);
  });
});
