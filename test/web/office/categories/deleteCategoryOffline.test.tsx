// @vitest-environment window

import { Category } from '@bloomkin/shared/schemas/category.ts';
import { useCategoryActions } from '@bloomkin/web/office/catalogue/categories/useCategoryActions.ts';
import { act, renderHook, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const moss = Category.parse({
  ...{ id: 'c1', name: 'Moss', active: true, parent_id: null, products_num: 0, positions: 1 },
  ...{ version: 1, photo: null, children: [] },
});

afterEach(() => {
  vi.useRealTimers();
});

describe('deleting a category offline', () => {
  it('fails, and marks the category', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const { result } = renderHook(() =>
      useCategoryActions({ ask: async () => true, onTree: () => undefined }),
    );
    expect(await act(() => result.current.remove(moss))).toBe(false);
    expect(result.current.failedId).toBe(moss.id);
    expect(await screen.findByText('Error deleting category')).toBeTruthy();
  });
});
