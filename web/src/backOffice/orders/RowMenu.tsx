import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ToggleEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { findNextStep, mayCancel } from './nextStep.ts';
import type { OrderActions } from './useOrderActions.tsx';

const Menu = styled.div`
  position: fixed;
  inset: auto;
  width: 210px;
  margin: 0;
  padding: 8px;
  border: 1px solid var(--bk-border-default);
  border-radius: 16px;
  background: var(--bk-bg-surface);
  color: inherit;
  box-shadow: var(--bk-e3);
  && a,
  button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border: 0;
    border-radius: 10px;
    background: none;
    font-weight: 500;
    text-align: left;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[data-danger] {
      color: var(--bk-text-danger);
    }
  }
`;

const Opener = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: transparent;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;

const roomBelow = 220;

/** A native popover: closes on Escape and outside clicks. */
export function RowMenu({ order, actions }: { order: Order; actions: OrderActions }) {
  const id = useId();
  const opener = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const step = findNextStep(order);
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || !opener.current) return;
    const { right, top, bottom } = opener.current.getBoundingClientRect();
    const above = bottom + roomBelow > innerHeight;
    const { style } = event.currentTarget;
    style.left = `${Math.max(8, right - 210)}px`;
    style.top = above ? 'auto' : `${bottom + 4}px`;
    style.bottom = above ? `${innerHeight - top + 4}px` : 'auto';
  };
  const choose = (act: () => Promise<void>) => () => {
    menu.current?.hidePopover();
    void act();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu and does nothing more
    <div ref={opener} onKeyDown={(event) => isOpen && event.key === 'Escape' && event.stopPropagation()}>
      <Opener type="button" aria-label={`More actions for order ${order.number}`} popoverTarget={id}>
        <OfficeIcon name="dots" size={20} strokeWidth={3} />
      </Opener>
      <Menu
        ref={menu}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && (
          <>
            <Link to={paths.orderView(order.id)}>Open the order</Link>
            {step && (
              <button type="button" onClick={choose(() => actions.takeStep(order, step))}>
                {step.label}
              </button>
            )}
            <a href={`tel:${order.phone}`}>Call {order.fio.split(' ')[0]}</a>
            {mayCancel(order) && (
              <button type="button" data-danger onClick={choose(() => actions.cancel(order))}>
                Cancel the order
              </button>
            )}
          </>
        )}
      </Menu>
    </div>
  );
}
