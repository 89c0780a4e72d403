/** With the percentage that was agreed when the order was placed. Includes GST. */
export const computeCommission = (cents: number, percent: number): number =>
  divideRounded(cents * Math.round(percent * 100), 10_000);

/** One eleventh of an amount that includes GST of 10 %. */
export const computeGst = (cents: number): number => divideRounded(cents, 11);

/** Half a cent rounds away from zero, so that a reversal is the exact opposite. */
function divideRounded(cents: number, by: number): number {
  const size = Math.round(Math.abs(cents) / by);
  return cents < 0 ? 0 - size : size;
}
