import type { SeededRandom } from './seededRandom.ts';

/** Crockford's base 32, the alphabet of ULIDs (github.com/ulid/spec). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLength = 10;
const randomLength = 16;

/** A ULID of an instant whose random part comes from the seed. */
export function demoUlid(at: Date, random: SeededRandom): string {
  let rest = at.getTime();
  let time = '';
  for (let place = 0; place < timeLength; place++) {
    time = (letters[rest % 32] ?? '') + time;
    rest = Math.floor(rest / 32);
  }
  return time + word(random, letters, randomLength);
}

export const word = (random: SeededRandom, alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[random.between(0, alphabet.length - 1)]).join('');

const minuteMs = 60_000;
export const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs);
export const hoursBefore = (at: Date, hours: number): Date => minutesAfter(at, -60 * hours);
export const daysBefore = (at: Date, days: number): Date => hoursBefore(at, 24 * days);
