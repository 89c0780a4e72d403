import { readSignature } from '@bloomkin/shared/rules/cardSignature.ts';
import { expect, it } from 'vitest';

it.each([
  ['Happy birthday, Mum. Put the kettle on!\nLove, Jess', 'Jess'],
  ['With all my love, Jess xx', 'Jess'],
  ['Thinking of you. Love from Jess & Tom', 'Jess & Tom'],
  ['See you soon\n— Nguyễn Thị', 'Nguyễn Thị'],
  ['Kind regards, the team at work', ''],
  ['Happy birthday, Mum!', ''],
  ['With love', ''],
  ['Love you to the moon', ''],
  ['Jess', ''],
  ['', ''],
])('reads the name that ends the card %j', (message, name) => {
  expect(readSignature(message)).toBe(name);
});
