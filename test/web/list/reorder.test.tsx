// @vitest-environment window

import { MoveBar } from '@bloomkin/web/components/list/MoveBar.tsx';
import { findNearest, moveTo } from '@bloomkin/web/components/list/reorder.ts';
import { useReorder } from '@bloomkin/web/components/list/useReorder.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

function List({ onOrder }: { onOrder: (ids: readonly string[]) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  const order = useReorder<HTMLUListElement>({
    ids,
    describe: (id) => `photo ${id}`,
    onReorder(next) {
      setIds(next);
      onOrder(next);
    },
  });
  return (
    <>
      <ul ref={order.list}>
        {ids.map((id) => (
          <li key={id} {...order.placeProps(id)}>
            <button type="button" {...order.handleProps(id)} />
          </li>
        ))}
      </ul>
      <MoveBar moving={order} />
    </>
  );
}

function setup() {
  const orders: (readonly string[])[] = [];
  render(<List onOrder={(ids) => orders.push(ids)} />);
  const handle = (id: string) => screen.getByRole('button', { name: `Move photo ${id}` });
  const press = (id: string, ...keys: readonly string[]) => {
    for (const key of keys) fireEvent.keyDown(handle(id), { key });
  };
  return { orders, handle, press, status: () => screen.getByRole('status').textContent };
}

describe('reordering by keyboard', () => {
  it('moves with Space, arrows and Space, announces steps and keeps focus', () => {
    const { orders, handle, press, status } = setup();
    handle('a').focus();
    press('a', ' ');
    expect(status()).toMatch(/^photo a is picked up/);
    press('a', 'ArrowRight', 'ArrowDown', 'ArrowRight');
    expect(status()).toBe('photo a moves to 3 of 3.');
    press('a', 'ArrowLeft', ' ');
    expect([orders, status()]).toEqual([[['b', 'a', 'c']], 'photo a is put down at 2 of 3.']);
    expect(document.activeElement).toBe(handle('a'));
  });

  it('reverts on Escape and on blur', () => {
    const { orders, handle, press, status } = setup();
    press('b', ' ', 'ArrowRight', 'Escape');
    expect(status()).toBe('photo b is back at 2 of 3.');
    press('c', ' ', 'ArrowLeft');
    fireEvent.blur(handle('c'));
    expect([orders, status()]).toEqual([[], 'photo c is back at 3 of 3.']);
  });

  it('leaves the order alone when it is put down where it was', () => {
    const { orders, press } = setup();
    press('b', ' ', 'ArrowRight', 'ArrowLeft', ' ');
    expect(orders).toEqual([]);
  });
});

describe('reordering by presses', () => {
  it('moves with the buttons that a press of the handle shows', () => {
    const { orders, handle, status } = setup();
    // jsdom captures no pointers.
    handle('a').setPointerCapture = () => undefined;
    const tap = (element: HTMLElement) => {
      fireEvent.pointerDown(element, { button: 0, pointerId: 1 });
      fireEvent.pointerUp(element, { pointerId: 1 });
    };
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('toolbar')).toBeNull();
    tap(handle('a'));
    expect([status(), document.activeElement]).toEqual([expect.stringMatching(/picked up/), handle('a')]);
    press('Later');
    press('Later');
    press('Earlier');
    expect(screen.getByText('Moving photo a: 2 of 3')).toBeTruthy();
    press('Put down');
    expect([orders, screen.queryByRole('toolbar')]).toEqual([[['b', 'a', 'c']], null]);
    expect(document.activeElement).toBe(handle('a'));
    tap(handle('a'));
    press('Later');
    press('Cancel');
    expect([orders.length, document.activeElement]).toEqual([1, handle('a')]);
  });

  it('goes on when the focus moves into the bar', () => {
    const { orders, handle, press } = setup();
    handle('c').focus();
    press('c', ' ', 'ArrowLeft');
    fireEvent.blur(handle('c'), { relatedTarget: screen.getByRole('button', { name: 'Put down' }) });
    fireEvent.click(screen.getByRole('button', { name: 'Put down' }));
    expect(orders).toEqual([['a', 'c', 'b']]);
  });
});

describe('reordering by dragging', () => {
  it('drops at the last move when the release comes before a render', () => {
    const { orders, handle } = setup();
    for (const [index, item] of screen.getAllByRole('listitem').entries())
      item.getBoundingClientRect = () => new DOMRect(0, 200 + index * 50, 40, 40);
    handle('a').setPointerCapture = () => undefined;
    fireEvent.pointerDown(handle('a'), { button: 0, pointerId: 1, clientY: 200 });
    // fireEvent would render after each event.
    const send = (type: string, clientY: number) =>
      handle('a').dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }));
    for (const y of [220, 260, 300]) send('pointermove', y);
    send('pointerup', 300);
    expect(orders).toEqual([['b', 'c', 'a']]);
  });
});

describe('moveTo', () => {
  const list = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 });

  it('keeps all, moves one to its place and keeps the order of the others', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ids, which, target) => {
        const id = ids[which % ids.length] ?? '';
        const to = target % ids.length;
        const moved = moveTo(ids, id, to);
        const others = (some: readonly string[]) => some.filter((other) => other !== id);
        expect([moved[to], others(moved)]).toEqual([id, others(ids)]);
      }),
    );
  });

  it('changes nothing for an item that is gone', () => {
    expect(moveTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b']);
  });
});

describe('findNearest', () => {
  const places = [0, 1, 2, 3].map((index) => ({
    x: (index % 2) * 100,
    y: index > 1 ? 125 : 0,
    width: 90,
    height: 112,
  }));

  it.each([
    [{ x: 10, y: -20 }, 0],
    [{ x: 70, y: 10 }, 1],
    [{ x: -40, y: 90 }, 2],
    [{ x: 500, y: 500 }, 3],
  ])('finds from %o the place %i', (moved, place) => {
    expect(findNearest(places, 0, moved)).toBe(place);
  });
});
