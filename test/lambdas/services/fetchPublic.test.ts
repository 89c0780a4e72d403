import { isPublicAddress, parsePublicUrl } from '@bloomkin/lambdas/platform/services/fetchPublic.ts';
import { describe, expect, it } from 'vitest';

describe('an address that others name', () => {
  it.each([
    ...['0.0.0.1', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.0.0.8'],
    ...[
      '192.0.2.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '100::1',
      '2001:db8::1',
      '2002:a00:1::',
      'fc00::1',
      'fe80::1',
      'ff02::1',
    ],
    'not an address',
  ])('lies outside the public internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('lies in the public internet: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...[
      'http://agent.example/a.json',
      'ftp://agent.example',
      'https://user@agent.example/',
      'https://10.0.0.1/a',
    ],
    ...['https://[::1]/a.json', 'file:///etc/hosts', 'nonsense', ''],
  ])('leads nowhere: %s', (text) => {
    expect(parsePublicUrl(text)).toBeUndefined();
  });

  it('names any host over https', () => {
    expect(parsePublicUrl('https://agent.example/.well-known/agent.json')?.hostname).toBe('agent.example');
  });
});
