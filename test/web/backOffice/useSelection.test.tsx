// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSelection } from '../../../web/src/backOffice/orders/useSelection.ts';
import { anOrder } from '../../support/order.ts';

afterEach(cleanup);

const [first, second] = [anOrder({ id: 'order-1' }), anOrder({ id: 'order-2' })];

function choose(list: string) {
  return renderHook(({ list, shown }) => useSelection(shown, list), {
    initialProps: { list, shown: [first, second] },
  });
}

describe('the selection of orders', () => {
  it('ends with the list that it was made in', () => {
    const { result, rerender } = choose('status=new');
    act(() => result.current.set([first], true));
    expect(result.current.orders).toEqual([first]);
    rerender({ list: 'status=canceled', shown: [first, second] });
    expect(result.current.orders).toEqual([]);
    expect(result.current.has('order-1')).toBe(false);
  });

  it('holds nothing that is out of sight', () => {
    const { result, rerender } = choose('');
    act(() => result.current.set([first, second], true));
    rerender({ list: '', shown: [second] });
    expect(result.current.orders).toEqual([second]);
  });

  it('of the next list survives the end of a move in the one before', () => {
    const { result, rerender } = choose('status=new');
    act(() => result.current.set([first], true));
    const { set } = result.current;
    rerender({ list: 'status=formation', shown: [second] });
    act(() => result.current.set([second], true));
    act(() => set([first], false));
    expect(result.current.orders).toEqual([second]);
  });
});
