// @vitest-environment jsdom

import { deleteCategory } from '@bloomkin/shared/routes/categories.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { useCategoryActions } from '@bloomkin/web/backOffice/categories/useCategoryActions.tsx';
import { cleanup, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

const moss = Category.parse({
  ...{ id: 'c1', name: 'Moss', active: true, parent_id: null, products_num: 0, positions: 1 },
  ...{ version: 1, photo: null, children: [] },
});

async function remove(status: number, code: string, message: string) {
  givenApi(deleteCategory, () =>
    Response.json({ code, message }, { status, headers: { 'X-Request-Id': 'r1' } }),
  );
  const { result } = renderHook(() => useCategoryActions({ ask: async () => true, onTree: () => undefined }));
  return result.current.remove(moss);
}

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('deleting a category', () => {
  it('that failed says so', async () => {
    expect(await remove(500, 'INTERNAL', 'Something went wrong on our side.')).toBe(false);
    expect(await screen.findByText('Error deleting category')).toBeTruthy();
  });

  it('that holds something says what is in the way', async () => {
    const words = 'Moss cannot be deleted yet: it holds 2 categories. Move them first.';
    expect(await remove(409, 'CATEGORY.IN_USE', words)).toBe(false);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
