// @vitest-environment window

import { useSelection } from '@bloomkin/web/components/list/useSelection.ts';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anOrder } from '#support/order.ts';

const [first, second] = [anOrder({ id: 'order-1' }), anOrder({ id: 'order-2' })];

function choose(list: string) {
  return renderHook(({ list, shown }) => useSelection(shown, list), {
    initialProps: { list, shown: [first, second] },
  });
}

describe('useSelection', () => {
  it('starts empty in another list', () => {
    const { result, rerender } = choose('status=new');
    act(() => result.current.set([first], true));
    expect(result.current.items).toEqual([first]);
    rerender({ list: 'status=canceled', shown: [first, second] });
    expect(result.current.items).toEqual([]);
    expect(result.current.has('order-1')).toBe(false);
  });

  it('drops items that are no longer shown', () => {
    const { result, rerender } = choose('');
    act(() => result.current.set([first, second], true));
    rerender({ list: '', shown: [second] });
    expect(result.current.items).toEqual([second]);
  });

  it('ignores a deselection of the previous list', () => {
    const { result, rerender } = choose('status=new');
    act(() => result.current.set([first], true));
    const { set } = result.current;
    rerender({ list: 'status=formation', shown: [second] });
    act(() => result.current.set([second], true));
    act(() => set([first], false));
    expect(result.current.items).toEqual([second]);
  });
});
