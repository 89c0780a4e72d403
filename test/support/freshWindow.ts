import { afterEach } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

// Files of a worker share jsdom and React; each finds a window of its own (docs/decisions/0063).

interface OpenWindow {
  getComputedStyle: typeof getComputedStyle;
  close(): Promise<void>;
}
const globals: typeof globalThis & { bloomkinWindow?: OpenWindow } = globalThis;
await globals.bloomkinWindow?.close();

/** Vitest wraps the second and third, and does not put them back. */
const { BroadcastChannel, Request, URL } = globalThis;
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});

const { getComputedStyle } = globalThis;
const hidden = document.createElement('i').style;
hidden.display = 'none';
const hiddenByHtml =
  '[hidden], dialog:not([open]), input[type=hidden], script, style, template, datalist, head';
/**
 * Queries by role ask for the style of every element, which jsdom finds by all rules of all sheets, in two fifths of a test's
 * time. They get what HTML hides by itself, unless the file obeys its style sheets (test/support/obeyStyleSheets.ts).
 */
globalThis.getComputedStyle = (element) =>
  'style' in element && element.style instanceof CSSStyleDeclaration && !element.matches(hiddenByHtml)
    ? element.style
    : hidden;

const channels: BroadcastChannel[] = [];
/** A channel reaches every window of the process. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

const { clearTimeout, setInterval, setTimeout } = globalThis;
/** All that the file started, and of these what waits to repeat a call. */
const [timers, retries] = [new Set<NodeJS.Timeout>(), new Set<NodeJS.Timeout>()];

/** The second or more between two tries of a call is waited for elsewhere (test/web/foundation/call.test.ts). */
const isRetry = (ms: unknown): ms is number => typeof ms === 'number' && ms >= 1000 && ms < 1500;

globalThis.setTimeout = new Proxy(setTimeout, {
  apply: (target, self, [run, ms, ...args]) => {
    const waitMs = isRetry(ms) ? ms / 100 : ms;
    const timer: NodeJS.Timeout = Reflect.apply(target, self, [run, waitMs, ...args]);
    timers.add(timer);
    if (isRetry(ms)) retries.add(timer);
    return timer;
  },
});
globalThis.setInterval = new Proxy(setInterval, {
  apply: (target, self, args) => {
    const timer: NodeJS.Timeout = Reflect.apply(target, self, args);
    timers.add(timer);
    return timer;
  },
});

function stop(some: Set<NodeJS.Timeout>): void {
  for (const timer of some) clearTimeout(timer);
  some.clear();
}

/** A repeated call would reach the API of the next test. */
afterEach(() => stop(retries));

globals.bloomkinWindow = {
  getComputedStyle,
  async close() {
    stop(timers);
    Object.assign(globalThis, { setInterval, setTimeout });
    for (const channel of channels) channel.close();
    await teardown(globalThis);
    Object.assign(globalThis, { BroadcastChannel, Request, URL });
  },
};
