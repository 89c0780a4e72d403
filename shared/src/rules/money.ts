/** The maximum of any price or minimum. */
export const maxCents = 999_999_999;

/** Stripe's minimum charge. */
export const minCardCents = 50;

const plain = /^(\d{1,7})(?:\.(\d{1,2}))?$/;
const grouped = /^(\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/;

/** Undefined for negative, over two decimals or above `maxCents`; parses text, so no floating-point errors. */
export function parseDollars(value: number | string): number | undefined {
  const text = String(value).trim().replace(/^\$/, '');
  const [, whole, fraction = ''] = plain.exec(text) ?? grouped.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxCents ? cents : undefined;
}

/** Converts an API amount, which has at most two decimals. */
export const dollarsToCents = (dollars: number): number => Math.round(dollars * 100);

export function centsToDollars(cents: number): number {
  return wholeCents(cents) / 100;
}

/** '$89.50', '$89' when whole, '$2,416', '-$5'. */
export function formatMoney(cents: number): string {
  const size = Math.abs(wholeCents(cents));
  const dollars = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  const rest = size % 100;
  return `${cents < 0 ? '-' : ''}$${dollars}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** '$89.00', '−$5.50': two decimals for columns. */
export function formatExact(cents: number): string {
  const [dollars = '', fraction = '00'] = formatMoney(Math.abs(wholeCents(cents))).split('.');
  return `${cents < 0 ? '−' : ''}${dollars}.${fraction}`;
}

function wholeCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not whole cents: ${cents}`);
  return cents;
}
