import type { Page } from 'playwright-core';

/** Runs in the page and counts its presses and fields across navigations. */
export function countInPage(): void {
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
  const add = (name: string) =>
    sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name) ?? 0) + 1));
  addEventListener('pointerdown', ({ target }) => isText(target) || add('test.taps'), true);
  let last: EventTarget | null = null;
  const noteTyping = ({ target }: Event) => {
    if (target === last || !isText(target)) return;
    last = target;
    // The phone offers the code of the message above its keyboard: one tap, nothing typed.
    add(
      target instanceof HTMLInputElement && target.autocomplete === 'one-time-code'
        ? 'test.taps'
        : 'test.fields',
    );
  };
  addEventListener('input', noteTyping, true);
}

export const readCounts = (page: Page) =>
  page.evaluate(() => ({
    taps: Number(sessionStorage.getItem('test.taps') ?? 0),
    fields: Number(sessionStorage.getItem('test.fields') ?? 0),
  }));
