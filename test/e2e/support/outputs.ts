import type { Page } from 'playwright-core';

/** Keeps what the page asks of the machine: paper, notes, and the number on the app's icon. */
export async function recordOutputs(page: Page) {
  const outputs = { prints: 0, notes: 0, badges: [] as number[] };
  await page.exposeFunction('print', () => {
    outputs.prints += 1;
  });
  await page.exposeFunction('keepNote', () => {
    outputs.notes += 1;
  });
  await page.exposeFunction('keepBadge', (count: number) => {
    outputs.badges.push(count);
  });
  await page.addInitScript(
    'navigator.setAppBadge = keepBadge; navigator.clearAppBadge = () => keepBadge(0);',
  );
  await page.addInitScript(() => {
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      void Reflect.get(globalThis, 'keepNote')();
      start.call(this, when);
    };
  });
  return outputs;
}

export type Outputs = Awaited<ReturnType<typeof recordOutputs>>;
