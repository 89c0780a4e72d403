import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { type TimelineOrder, timeline } from './timeline.ts';

/** A ribbon through petals. */
const Way = styled.ol`
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 14px;
    padding-bottom: 20px;
    color: var(--bk-text-tertiary);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: -20px auto auto 10px;
    width: 4px;
    height: 20px;
    background: var(--bk-border-default);
  }
  li[data-state='done']::before,
  li[data-state='now']::before {
    background: var(--bk-bg-brand);
  }
  i {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border: 2px solid var(--bk-border-control);
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-surface);
  }
  li[data-state='done'] i {
    border-color: var(--bk-bg-brand);
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
  li[data-state='now'] i {
    border-color: var(--bk-bg-highlight);
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    box-shadow: 0 0 0 4px color-mix(in srgb, var(--bk-bg-highlight) 30%, transparent);
  }
  li[data-state='done'],
  li[data-state='now'] {
    color: var(--bk-text-primary);
  }
  li[data-state='off'] b {
    text-decoration: line-through;
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
export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const canceled = order.history.findLast(({ what, to }) => what === 'status' && to === 'canceled');
  return (
    <Card aria-label="How far it is">
      <Way>
        {timeline(order).map(({ label, state, at }) => (
          <li key={label} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <i aria-hidden="true">{state === 'done' && <Icon name="check" size={16} />}</i>
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
