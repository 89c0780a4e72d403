import { addressGroup } from '@bloomkin/lambdas/platform/http/limits.ts';
import { describe, expect, it } from 'vitest';

describe('the address that a limit counts', () => {
  it('counts a whole IPv4 address, even within IPv6', () => {
    expect(addressGroup('203.0.113.7')).toBe('203.0.113.7');
    expect(addressGroup('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it.each(['2001:db8:1:2::1', '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:DB8:1:2:0::9'])(
    'counts the /64 of %s',
    (address) => {
      expect(addressGroup(address)).toBe('2001:db8:1:2::/64');
    },
  );

  it('counts the /64 also where leading zeros are left out', () => {
    expect(addressGroup('2001:db8::7')).toBe('2001:db8:0:0::/64');
    expect(addressGroup('::1')).toBe('0:0:0:0::/64');
  });

  it('counts the text itself when it is no address', () => {
    expect(addressGroup('unknown')).toBe('unknown');
  });
});
