/** The four widths at which a page changes its shape; a test refuses a fifth. */
const widths = { s: 480, m: 768, l: 1024, xl: 1280 } as const;

export type BreakPoint = keyof typeof widths;

export const breakPoints: readonly BreakPoint[] = ['s', 'm', 'l', 'xl'];

export const from = (point: BreakPoint) => `@media (min-width: ${widths[point]}px)`;
