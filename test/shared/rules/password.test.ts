import { type PasswordOwner, passwordFault } from '@bloomkin/shared/rules/password.ts';
import { describe, expect, it } from 'vitest';

const rosie: PasswordOwner = {
  email: 'rosie.banks@flowers.test',
  fio: 'Rosie Banks',
  phone: '+61491570156',
  login: 'rosieb',
};
const common = new Set(['password1', 'sunflower']);
const faultOf = (password: string, owner = rosie) =>
  passwordFault(password, owner, (word) => common.has(word));

describe('a new password', () => {
  it('takes any eight characters, with spaces, signs and all scripts', () => {
    for (const good of ['quiet wattle', 'Блумкин-цветы', 'žluťoučký kůň', 'zq8#Lm2!', 'x7'.repeat(32)])
      expect([good, faultOf(good)]).toEqual([good, undefined]);
  });

  it('takes eight to 256 characters', () => {
    expect([faultOf('zq8#Lm2'), faultOf('000000')]).toEqual(['short', 'short']);
    expect([faultOf('ab'.repeat(128)), faultOf('ab'.repeat(129))]).toEqual([undefined, 'long']);
  });

  it('neither begins nor ends with a space', () => {
    expect([faultOf(' quiet wattle'), faultOf('quiet wattle ')]).toEqual(['space', 'space']);
  });

  it('rejects common ones and one repeated character', () => {
    for (const bad of ['Password1', 'SUNFLOWER', '00000000', 'aaaaaaaaaaaa'])
      expect([bad, faultOf(bad)]).toEqual([bad, 'common']);
  });

  it('rejects the user’s data and our own name', () => {
    const known = [
      'rosie.banks@flowers.test',
      'RosieBanks',
      'banks-rosie',
      'rosieb123',
      '0491570156',
      'Bloomkin1',
    ];
    for (const bad of known) expect([bad, faultOf(bad)]).toEqual([bad, 'personal']);
    expect(faultOf('Rosie climbs over the fence')).toBeUndefined();
  });

  it('takes anything for a user without data', () => {
    const nobody = { email: '', fio: '', phone: '', login: '' };
    expect(faultOf('RosieBanks', nobody)).toBeUndefined();
  });
});
