import { maskIdentity } from '@bloomkin/lambdas/model/auth/signIn/identity.ts';
import { expect, it } from 'vitest';

it('a masked phone keeps its country and its last three digits', () => {
  expect(maskIdentity({ channel: 'sms', value: '+61491571491' })).toBe('0••• ••• 491');
});

it('a masked e-mail keeps its first letter and its domain', () => {
  expect(maskIdentity({ channel: 'email', value: 'rosie@flowers.test' })).toBe('r•••@flowers.test');
});
