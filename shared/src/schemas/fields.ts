import * as z from 'zod';
import { parseDollars } from '#rules/money.ts';
import { toSuburbKey } from '#rules/servingZones.ts';
import { describeIssue } from './describeIssue.ts';

/** Numbers in a query are text; `''` and `1e400` are not numbers. */
const numberText = z
  .string()
  .regex(/^-?\d{1,12}(\.\d{1,9})?$/, 'Must be a number')
  .transform(Number);
export const finite = z.union([z.number(), numberText]);
export const wholeNumber = finite.pipe(z.int());

export const wholeOrNone = (max: number) =>
  z.union([
    z.null(),
    z.literal(['', 'null']).transform(() => null),
    wholeNumber.pipe(z.int().min(1, 'At least 1').max(max, `At most ${max}`)),
  ]);

export const latitude = finite.pipe(z.number().min(-90).max(90));
export const longitude = finite.pipe(z.number().min(-180).max(180));
/** 'Nedlands 6009': decides the zone where one ticked it (docs/product-rules.md, "Zones"). */
/** As its key, which drops what cannot be stored: that is refused before. */
export const suburb = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\0\p{Cs}]*$/u, 'Must be a suburb')
  .transform(toSuburbKey)
  .optional();

export const flag = z
  .union([z.boolean(), z.literal([1, 0]), z.enum(['1', '0', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

/** Dollars with at most two decimals in, cents out. `PURE` lets bundles without amounts drop it. */
export const dollars = /* @__PURE__ */ amount();

/** `missing`: the message for an absent value. */
export function amount(missing?: string) {
  return z.union([z.number(), z.string()], missing).transform((value, context) => {
    const cents = parseDollars(value);
    if (cents !== undefined) return cents;
    const message = value === '' && missing ? missing : 'Enter an amount such as 89 or 89.50';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** May have several lines. */
export const text = (max: number) => z.string().trim().max(max, `At most ${max} characters`);

const joinLines = (value: string) => value.replaceAll(/[\r\n\v\f\u0085\u2028\u2029]+/g, ' ');
/** Names, titles and the like: pasted line ends become spaces. */
export const line = (max: number, missing?: string) =>
  z.string(missing).overwrite(joinLines).trim().max(max, `At most ${max} characters`);
export const requiredText = (max: number, message: string) => line(max, message).min(1, message);

export const day = z.iso.date('Must be a day such as 2026-05-10');
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 09:00');
export const instant = z.iso.datetime();

export const paging = {
  page: wholeNumber.pipe(z.int().min(1).max(100_000)).default(1),
  per_page: wholeNumber.pipe(z.int().min(1).max(100)).default(20),
};

const longestList = 200;

export const jsonList = <S extends z.ZodType>(item: S) =>
  z.union([z.array(z.unknown()), z.string()]).transform((value, context) => {
    const items = typeof value === 'string' ? readJson(value) : value;
    // Before the items are parsed: each wrong item would add an issue.
    if (Array.isArray(items) && items.length > longestList) {
      context.addIssue({ code: 'custom', message: `At most ${longestList}` });
      return z.NEVER;
    }
    const parsed = z.array(item).safeParse(items, { error: describeIssue });
    if (parsed.success) return parsed.data;
    context.addIssue({ code: 'custom', message: parsed.error.issues[0]?.message ?? 'Must be a list' });
    return z.NEVER;
  });

function readJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const commaList = <S extends z.ZodType<string, string>>(item: S, most = 50) =>
  z
    .string()
    .transform((value) => value.split(',').filter((part) => part !== ''))
    .pipe(z.array(item).max(most));
