import { formatCount } from '@bloomkin/web/components/text/formatCount.ts';
import { describe, expect, it } from 'vitest';

describe('a count', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [1_234_567, '1,234,567'],
  ])('formats %d as %s', (count, text) => {
    expect(formatCount(count)).toBe(text);
    expect(formatCount(count)).toBe(count.toLocaleString('en-AU'));
  });
});
