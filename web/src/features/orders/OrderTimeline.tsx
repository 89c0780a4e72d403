import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { timeline } from './timeline.ts';

const Way = styled.ol`
  display: grid;
  @media (min-width: 768px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    gap: 0 14px;
    min-height: 64px;
    color: var(--bk-text-tertiary);
    @media (min-width: 768px) {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
      padding-right: 12px;
    }
  }
  li + li::before {
    content: '';
    position: absolute;
    background: var(--bk-border-default);
    inset: -28px auto auto 17px;
    width: 2px;
    height: 28px;
    @media (min-width: 768px) {
      inset: 17px 100% auto auto;
      width: calc(100% - 36px);
      height: 2px;
    }
  }
  li[data-state='done']::before,
  li[data-state='now']::before {
    background: var(--bk-text-success);
  }
  i {
    display: grid;
    place-items: center;
    grid-row: 1 / 3;
    width: 36px;
    height: 36px;
    border: 2px solid var(--bk-border-default);
    border-radius: 50%;
    background: var(--bk-bg-surface);
    @media (min-width: 768px) {
      grid-row: auto;
    }
  }
  li[data-state='done'] i {
    border-color: var(--bk-text-success);
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
  }
  li[data-state='now'] {
    color: var(--bk-text-primary);
    i {
      border-color: var(--bk-bg-highlight);
      background: var(--bk-bg-highlight);
      color: var(--bk-ink);
    }
  }
  li[data-state='off'] b {
    text-decoration: line-through;
  }
  li[data-state='done'] {
    color: var(--bk-text-primary);
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

const Stopped = styled.p`
  margin-top: 16px;
  color: var(--bk-text-danger);
  font-weight: 600;
`;

const stateLabels = { done: 'done', now: 'now', ahead: 'to come', off: 'canceled' } as const;
const size = 18;
const done = <Icon name="check" size={size} />;
const truck = <Icon key="left" name="truck" size={size} />;
const pictures = [
  done,
  <Icon key="accepted" name="store" size={size} />,
  <Icon key="made" name="leaf" size={size} />,
  <Icon key="ready" name="gift" size={size} />,
  truck,
  truck,
];

export function OrderTimeline({ order }: { order: Order }) {
  const canceled = order.history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return (
    <Card aria-label="How far it is">
      <Way>
        {timeline(order).map(({ label, state, at }, index) => (
          <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' ? done : pictures[index]}</i>
            <div>
              <b>{label}</b>
              <VisuallyHidden> ({stateLabels[state]})</VisuallyHidden>
              {at && <small>{at}</small>}
            </div>
          </li>
        ))}
      </Way>
      {order.status === 'canceled' && (
        <Stopped>
          Canceled
          {canceled && ` by ${canceled.by.toLowerCase()}, ${formatInstant(canceled.at, order.timezone)}`}
          {canceled?.reason && `: “${canceled.reason}”`}
        </Stopped>
      )}
    </Card>
  );
}
