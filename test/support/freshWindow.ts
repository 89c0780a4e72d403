import { builtinEnvironments } from 'vitest/runtime';

// Files of a worker share jsdom and React; each finds a window of its own (docs/decisions/0063).

interface OpenWindow {
  close(): Promise<void>;
}
const globals: typeof globalThis & { bloomkinWindow?: OpenWindow } = globalThis;
await globals.bloomkinWindow?.close();

/** Vitest wraps the second and third, and does not put them back. */
const { BroadcastChannel, Request, URL } = globalThis;
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});

const channels: BroadcastChannel[] = [];
/** A channel reaches every window of the process. */
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};

globals.bloomkinWindow = {
  async close() {
    for (const channel of channels) channel.close();
    await teardown(globalThis);
    Object.assign(globalThis, { BroadcastChannel, Request, URL });
  },
};
