// @vitest-environment window

import type { Route } from '@bloomkin/shared/route.ts';
import {
  listCategories,
  listChildCategories,
  listRootCategories,
} from '@bloomkin/shared/routes/catalogue.ts';
import { deleteCategory } from '@bloomkin/shared/routes/categories.ts';
import { Category } from '@bloomkin/shared/schemas/category.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import { useQuery } from '@bloomkin/web/api/useQuery.ts';
import { useCategoryActions } from '@bloomkin/web/office/catalogue/categories/useCategoryActions.ts';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';

const moss = Category.parse({
  ...{ id: 'c1', name: 'Moss', active: true, parent_id: null, products_num: 0, positions: 1 },
  ...{ version: 1, photo: null, children: [] },
});

async function remove(status: number, code: string, message: string) {
  givenApi(deleteCategory, () =>
    Response.json({ code, message }, { status, headers: { 'X-Request-Id': 'r1' } }),
  );
  return removeMoss();
}

async function removeMoss() {
  const { result } = renderHook(() => useCategoryActions({ ask: async () => true, onTree: () => undefined }));
  const isDeleted = await act(() => result.current.remove(moss));
  return { isDeleted, failedId: result.current.failedId };
}
const failed = { isDeleted: false, failedId: moss.id };
const deleted = { isDeleted: true, failedId: undefined };

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

describe('deleting a category', () => {
  it('shows an error when it failed', async () => {
    expect(await remove(500, 'INTERNAL', 'Something went wrong on our side.')).toEqual(failed);
    expect(await screen.findByText('Error deleting category')).toBeTruthy();
  });

  it('clears the error once it succeeds', async () => {
    givenApi(deleteCategory, () => ({ message: 'Moss is deleted' }));
    expect(await removeMoss()).toEqual(deleted);
  });

  it.each([
    ['the roots and the tree', null, listRootCategories],
    ['the children of its parent and the tree', 'c0', listChildCategories],
  ])('fetches %s again', async (_, parentId, list) => {
    const empty = () => ({ data: [] });
    const reads = [givenApi(listCategories, empty), givenApi<Route>(list, empty)];
    givenApi(deleteCategory, () => ({ message: 'Moss is deleted' }));
    const { result } = renderHook(
      () => {
        useQuery(listCategories, {});
        useQuery(listRootCategories, parentId === null ? {} : null);
        useQuery(listChildCategories, parentId === null ? null : { params: { id: parentId } });
        return useCategoryActions({ ask: async () => true, onTree: () => undefined });
      },
      { wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig> },
    );
    await waitFor(() => expect(reads.map(({ length }) => length)).toEqual([1, 1]));
    await act(() =>
      result.current.remove({ ...moss, parent_id: parentId === null ? null : CategoryId.parse(parentId) }),
    );
    await waitFor(() => expect(reads.map(({ length }) => length)).toEqual([2, 2]));
  });

  it.each([
    ['products', { products_num: 7 }, 'It holds 7 products. Move them first.'],
    [
      'categories and a product',
      { products_num: 1, children: [moss] },
      'It holds 1 category and 1 product. Move them first.',
    ],
  ])('says before it asks that it holds %s', async (_, held, text) => {
    const sent = givenApi(deleteCategory, () => ({ message: 'Moss is deleted' }));
    const ask = vi.fn(async () => false);
    const { result } = renderHook(() => useCategoryActions({ ask, onTree: () => undefined }));
    expect(await act(() => result.current.remove({ ...moss, ...held }))).toBe(false);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ title: 'Moss cannot be deleted yet', text });
    expect(sent).toHaveLength(0);
  });

  it('reports products or children in the way', async () => {
    const message = 'Moss cannot be deleted yet: it holds 2 categories. Move them first.';
    expect(await remove(409, 'CATEGORY.IN_USE', message)).toEqual(failed);
    expect(await screen.findByText(message)).toBeTruthy();
  });

  it('fails without a connection, and marks the category', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    expect(await removeMoss()).toEqual(failed);
    expect(await screen.findByText('Error deleting category')).toBeTruthy();
  });
});
