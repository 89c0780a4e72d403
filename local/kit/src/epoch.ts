/** Whole seconds since 1970. */
export const toEpochSeconds = (at: Date | string | number): number =>
  Math.floor(new Date(at).getTime() / 1000);
