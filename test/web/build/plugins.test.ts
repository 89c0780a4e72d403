import { createRequire } from 'node:module';
import { join } from 'node:path';
import { routesForBrowser } from '@bloomkin/web/vite/routesForBrowser.ts';
import { describe, expect, it } from 'vitest';

const { resolve } = createRequire(join(import.meta.dirname, '../../../web/vite.config.ts'));

describe('routesForBrowser', () => {
  it('reduces a route to method, path and cache rule', async () => {
    const { load } = routesForBrowser();
    if (typeof load !== 'function') throw new TypeError('routesForBrowser has no load');
    const file = resolve('@bloomkin/shared/routes/cart.ts');
    const { code } = await Reflect.apply(load, {}, [file]);
    expect(code).toContain('"path":"/api/shop/cart/add_product"');
    expect(code).not.toContain('zod');
  });

  it.each(['/x/shared/src/routes/table.ts', '/x/node_modules/zod/index.js'])(
    'leaves %s alone',
    async (id) => {
      const { load } = routesForBrowser();
      if (typeof load !== 'function') throw new TypeError('routesForBrowser has no load');
      expect(await Reflect.apply(load, {}, [id])).toBeNull();
    },
  );
});
