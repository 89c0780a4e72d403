import { mask } from '@bloomkin/lambdas/auth/mask.ts';
import { expect, it } from 'vitest';

it('shows of a phone its country and its last three digits', () => {
  expect(mask({ channel: 'sms', value: '+61491571491' })).toBe('+61 ••• ••• 491');
});

it('shows of an e-mail its first letter and its domain', () => {
  expect(mask({ channel: 'email', value: 'rosie@flowers.test' })).toBe('r•••@flowers.test');
});
