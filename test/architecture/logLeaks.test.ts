import { describe, expect, it } from 'vitest';
import { leaksIn, noteSecret } from '#support/logLeaks.ts';

describe('the check for leaks at the end of every cloud', () => {
  it.each([
    ['phone', '{"message":"sent to +61 491 570 006"}'],
    ['phone', '{"to":"0491570006"}'],
    ['e-mail', '{"error":"no user ruby.tran@flowers.test"}'],
    ['token', '{"header":"eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.x"}'],
    ['code', '{"answer":"4821"}'],
    ['secret', '{"route":"/api/shop/cart/q5Jx0bX1_secret-hash_9ZZ"}'],
  ])('finds a %s', (kind, line) => {
    noteSecret('q5Jx0bX1_secret-hash_9ZZ');
    expect(leaksIn([line], [{ text: '4821 is your Bloomkin code.' }])[0]).toMatch(kind);
  });

  it('reports no harmless line', () => {
    const line =
      '{"level":"INFO","message":"request","requestId":"e0b81ba5-5469-4f8c-9dd8-aa0497242935","durationMs":4821,"timestamp":"2026-11-21T04:91:57.000Z"}';
    expect(leaksIn([line], [{ text: '4821 is your Bloomkin code.' }])).toEqual([]);
  });
});
