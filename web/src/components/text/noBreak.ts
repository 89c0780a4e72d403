/** Keeps a date or a time on one line. */
export const noBreak = (text: string): string => text.replaceAll(' ', '\u00a0');
