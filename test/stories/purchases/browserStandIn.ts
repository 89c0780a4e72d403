import { createRequire } from 'node:module';
import { vi } from 'vitest';
import * as z from 'zod';

/** The package comes without types. */
const Jsdom = z.object({
  JSDOM: z.custom<new (html: string, options: { url: string }) => { window: Window & typeof globalThis }>(),
});

/** What the shop's own code needs of a browser, without one: storage, a document, an address and the network. */
export class BrowserStandIn {
  readonly window: Window;
  /** Sentences of snackbars and of the page, oldest first. */
  readonly messages: string[];
  /** Addresses outside the shop that the page went to. */
  readonly left: string[] = [];
  /** Every call of the page is answered with 503. */
  isServiceDown = false;

  constructor(shopUrl: string, messages: string[]) {
    this.messages = messages;
    const { JSDOM } = Jsdom.parse(createRequire(import.meta.url)('jsdom'));
    this.window = new JSDOM('<!doctype html>', { url: shopUrl }).window;
    const { document, localStorage } = this.window;
    const [send, wait] = [fetch, setTimeout];
    const globals = {
      window: this.window,
      document,
      localStorage,
      addEventListener: this.window.addEventListener.bind(this.window),
      removeEventListener: this.window.removeEventListener.bind(this.window),
      location: { assign: (to: string) => this.left.push(to), reload: () => undefined },
      navigator: { onLine: true, userAgent: '' },
      // The page's calls are relative; those of the other people are not.
      fetch: (to: string | URL, request?: RequestInit) => {
        if (typeof to !== 'string' || !to.startsWith('/')) return send(to, request);
        if (to === '/config.json') return Promise.resolve(Response.json({}));
        if (this.isServiceDown) return Promise.resolve(answerBusy());
        return this.track(send(new URL(to, shopUrl), { ...request, signal: null }));
      },
      // The second or more between two tries of a call is waited for elsewhere (call.test.ts).
      setTimeout: (run: () => void, ms = 0, ...args: unknown[]) =>
        wait(run, ms >= 1000 && ms < 1500 ? 0 : ms, ...args),
    };
    for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  }

  private readonly pending = new Set<Promise<unknown>>();

  private track(answer: Promise<Response>): Promise<Response> {
    const done = answer.then(
      () => undefined,
      () => undefined,
    );
    this.pending.add(done);
    void done.then(() => this.pending.delete(done));
    return answer;
  }

  /** A closed page's late answer would act on the next person's session. */
  async settle(): Promise<void> {
    while (this.pending.size > 0) {
      await Promise.all(this.pending);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Closes the session's channel, which would receive the sign-ins of later test files. */
  async close(): Promise<void> {
    const { stopListening } = await import('@bloomkin/web/session/session.ts');
    stopListening();
    await this.settle();
    vi.unstubAllGlobals();
  }

  /** As a new browser: nothing said, nowhere gone. */
  reset(): void {
    this.messages.length = 0;
    this.left.length = 0;
    this.isServiceDown = false;
  }
}

const answerBusy = () =>
  Response.json(
    { code: 'SERVICE.UNAVAILABLE', message: 'Busy' },
    { status: 503, headers: { 'X-Request-Id': '1' } },
  );
