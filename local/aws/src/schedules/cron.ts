const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Field {
  first: number;
  last: number;
  names?: readonly string[];
  value: (at: Date) => number;
}

/** AWS's six fields; weekdays from 1, Sunday. */
const fields: readonly Field[] = [
  { first: 0, last: 59, value: (at) => at.getUTCMinutes() },
  { first: 0, last: 23, value: (at) => at.getUTCHours() },
  { first: 1, last: 31, value: (at) => at.getUTCDate() },
  { first: 1, last: 12, names: monthNames, value: (at) => at.getUTCMonth() + 1 },
  { first: 1, last: 7, names: dayNames, value: (at) => at.getUTCDay() + 1 },
  { first: 1970, last: 2199, value: (at) => at.getUTCFullYear() },
];

/** The zone's wall clock as if it were UTC. */
function toWallClock(at: Date, timeZone: string): Date {
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = 0, minutes = 0] = /GMT([+-])(\d\d):(\d\d)/.exec(offset ?? '') ?? [];
  const ms = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return new Date(at.getTime() + (sign === '-' ? -ms : ms));
}

/** Throws for an invalid expression or time zone. */
export function cronFalls(expression: string, at: Date, timeZone: string): boolean {
  const parts = /^cron\((.+)\)$/.exec(expression)?.[1]?.trim().split(/\s+/) ?? [];
  if (parts.length !== fields.length) throw new Error(`${expression} is not a cron expression of six fields`);
  const local = toWallClock(at, timeZone);
  // All fields are read, so that any mistake throws.
  return fields.map((field, i) => partFalls(parts[i] ?? '', field, field.value(local))).every(Boolean);
}

function partFalls(part: string, field: Field, value: number): boolean {
  return part.split(',').some((piece) => {
    const [, from = '', to, step] = /^(\*|\?|\w+)(?:-(\w+))?(?:\/(\d+))?$/.exec(piece) ?? [];
    if (from === '') throw new Error(`"${piece}" of a cron expression is not played here`);
    const open = from === '*' || from === '?';
    const first = open ? field.first : parseNumber(from, field);
    const last = to ? parseNumber(to, field) : open || step ? field.last : first;
    return value >= first && value <= last && (value - first) % Number(step ?? 1) === 0;
  });
}

function parseNumber(text: string, { first, last, names }: Field): number {
  const named = names?.indexOf(text.toUpperCase()) ?? -1;
  const value = named >= 0 ? named + first : Number(text);
  if (Number.isInteger(value) && value >= first && value <= last) return value;
  throw new Error(`"${text}" of a cron expression is not played here`);
}
