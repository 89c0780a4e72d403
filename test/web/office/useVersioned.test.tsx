// @vitest-environment window

import { ApiError } from '@bloomkin/web/errors/apiError.ts';
import { useVersioned } from '@bloomkin/web/office/kit/useVersioned.ts';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

interface Thing {
  version: number;
  name: string;
  rating: number;
}

const thing = (version: number, name = 'Roses', rating = 5): Thing => ({ version, name, rating });

const stale = (data: Thing) =>
  new ApiError({ status: 409, code: 'CONFLICT.VERSION', message: 'Changed', extra: { data } });

function open(isDirty = true) {
  const reset = vi.fn();
  const { result, rerender } = renderHook(
    ({ newest }) => useVersioned({ newest, toValues: ({ name }: Thing) => name, isDirty, reset }),
    { initialProps: { newest: thing(1) } },
  );
  /** The server has `newest` and refuses another version. */
  const saveOver = async (newest: Thing) => {
    const sent: (number | undefined)[] = [];
    const saved = await act(async () =>
      result.current.save(async (version) => {
        sent.push(version);
        if (version !== newest.version) throw stale(newest);
        return { data: thing(newest.version + 1, 'Mine') };
      }),
    );
    return { saved, sent };
  };
  return { result, reset, saveOver, load: (newest: Thing) => rerender({ newest }) };
}

describe('a form that others edit too', () => {
  it('follows the newest version while it has no changes', () => {
    const { result, reset, load } = open(false);
    load(thing(2, 'Lilies'));
    expect(result.current).toMatchObject({ base: { version: 2 }, theirs: undefined });
    expect(reset).toHaveBeenCalledExactlyOnceWith('Lilies');
  });

  it('saves own changes over a newer version', async () => {
    const { result, reset, load, saveOver } = open();
    load(thing(2, 'Lilies'));
    expect(result.current).toMatchObject({ base: { version: 1 }, theirs: { name: 'Lilies' } });
    expect(reset).not.toHaveBeenCalled();
    expect(await saveOver(thing(2, 'Lilies'))).toMatchObject({ saved: { name: 'Mine' }, sent: [2] });
    expect(result.current).toMatchObject({ base: { version: 3 }, theirs: undefined });
  });

  it('offers the newer version after a 409', async () => {
    const { result, reset, saveOver } = open();
    expect(await saveOver(thing(4, 'Lilies'))).toEqual({ saved: undefined, sent: [1] });
    expect(result.current.theirs?.name).toBe('Lilies');
    act(() => void result.current.takeTheirs());
    expect(reset).toHaveBeenCalledExactlyOnceWith('Lilies');
    expect(result.current).toMatchObject({ base: { version: 4 }, theirs: undefined });
  });

  it('saves without a question over changes it does not show', async () => {
    const { result, load, saveOver } = open();
    load(thing(2, 'Roses', 4));
    expect(result.current.theirs).toBeUndefined();
    expect(await saveOver(thing(3, 'Roses', 3))).toMatchObject({ saved: { name: 'Mine' }, sent: [2, 3] });
  });

  it('lets other failures through', async () => {
    const { result } = open();
    const failure = new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Later' });
    await act(() => expect(result.current.save(() => Promise.reject(failure))).rejects.toBe(failure));
    expect(result.current.theirs).toBeUndefined();
  });
});
