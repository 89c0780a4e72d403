import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';

describe('the route table', () => {
  it('declares each method and path once', () => {
    const keys = allRoutes.map(({ route }) => `${route.method} ${route.path}`);
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('gives a schema to every path name', () => {
    for (const { route } of allRoutes) {
      const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(Object.keys(route.options.params ?? {}), route.path).toEqual(names);
    }
  });

  it('declares only errors that the catalogue has', () => {
    const codes = allRoutes.flatMap(({ route }) => route.options.errors ?? []);
    expect(codes.filter((code) => !(code in errorCatalogue))).toEqual([]);
  });

  it('caches only public routes at the edge', () => {
    const cached = allRoutes.filter(({ route }) => route.options.cache === 'edge');
    expect(cached.filter(({ route }) => route.options.access !== 'public' || route.method !== 'GET')).toEqual(
      [],
    );
  });
});
