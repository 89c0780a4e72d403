import { beforeAll } from 'vitest';

const globals: typeof globalThis & {
  bloomkinWindow?: { getComputedStyle: typeof getComputedStyle };
} = globalThis;

/**
 * Queries by role of this file find what style sheets show, such as one of two menus of the office, and it may read styles:
 * slowly, so that other files do without (test/support/freshWindow.ts).
 */
export function obeyStyleSheets(): void {
  beforeAll(() => {
    if (globals.bloomkinWindow) globalThis.getComputedStyle = globals.bloomkinWindow.getComputedStyle;
  });
}
