import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { injectFault } from '#support/faults.ts';
import { localCloud } from '#support/localCloud.ts';

// In threads, with the timeouts of the cloud.
const test = localCloud({ demoData: true, inThreads: true, timeoutFactor: 1 });

afterEach(() => test.cloud.faults.clear());

async function visit(path: string) {
  const startMs = performance.now();
  const { status, body } = await fetch(test.cloud.url + path);
  const firstByteMs = performance.now() - startMs;
  return { status, text: await new Response(body).text(), firstByteMs };
}

const tableMs = 12_000;
/** A function's limit is 1.5 s; the rest is for a busy machine. */
const longestMs = 9000;

describe('while each call of the table takes twelve seconds', () => {
  it('sends the shell of home, market and product without waiting for it', async () => {
    const { data } = await test.visitor().call(listAllProducts, { query: { per_page: 1 } });
    await visit('/new-product');
    await injectFault(test.cloud.url, { target: 'dynamodb', mode: 'slow', rate: 1, ms: tableMs });
    for (const path of ['/', '/market', `/viewproduct/${data[0]?.id}`]) {
      const { status, text, firstByteMs } = await visit(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('<div id="root"></div>');
      expect(firstByteMs).toBeLessThan(longestMs);
    }
  });
});
