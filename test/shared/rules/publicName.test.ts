import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { expect, it } from 'vitest';

it.each([
  ['Rosa Marino', 'Rosa'],
  ['Dr Helen Zhao', 'Helen'],
  ['Mrs. K. Lindqvist', 'K.'],
  ['The Ahmed family', 'The Ahmed family'],
  ['Theo', 'Theo'],
  ['Misty Ray', 'Misty'],
  ['Dr', 'Dr'],
  [' ', null],
  [undefined, null],
])('reads the first name of %o as %o', (fio, name) => expect(firstName(fio)).toBe(name));
