import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder, remindFlorist } from '@bloomkin/shared/routes/orders.ts';
import { listLate, listNeeds } from '@bloomkin/shared/routes/search.ts';
import { formatDay, formatPeriod, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { LateOrder } from '@bloomkin/shared/schemas/late.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useAnswers } from '#api/useAnswers.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { formatTimeOn } from '#components/text/formatInstant.ts';
import { useAction } from '#components/useAction.ts';
import { ConfirmDialog } from '#office/kit/ConfirmDialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { loadOrder } from '#office/orders/orderCalls.ts';
import { statusLabel, statusTones } from '#office/orders/statusTones.ts';
import { RefundDialog } from '#office/orders/view/RefundDialog.tsx';
import { canRefund } from '#office/orders/view/refundValues.ts';
import { LateActs } from './LateActs.tsx';
import { moveToAnother } from './moveToAnother.ts';

const RowItem = styled.li`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 16px;
  min-height: 62px;
  padding: 8px 18px;
  border-top: 1px solid var(--bk-border-subtle);
  &[data-gone] {
    opacity: 0.6;
  }
  > p:first-child {
    color: var(--bk-text-warning);
    b {
      display: block;
    }
  }
  &[data-late] > p:first-child {
    color: var(--bk-text-danger);
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > p:last-of-type,
    > div:last-of-type {
      grid-column: 1 / -1;
    }
    > div:last-of-type > * {
      flex: 1 1 auto;
    }
  }
`;

interface LateRowProps {
  order: LateOrder & { isGone?: boolean };
  now: Date;
}

export function LateRow({ order, now }: LateRowProps) {
  const { id, number, status, recipient, goods, total, reminded, isGone } = order;
  const today = localTime(now, marketTimeZone).day;
  const remind = useMutation(remindFlorist, { invalidates: [listLate] });
  const { run, busy } = useAction(async () => {
    await remind({ params: { id } });
    void notify({ tone: 'success', message: `The florist is asked about #${number}` });
  });
  const [open, setOpen] = useState<'refund' | 'move' | 'acts'>();
  const details = [goods && `${goods}, ${formatDollars(total)}`, describeWhen(order, today)];
  const acts = [
    order.buyer_told_at && `buyer told ${formatTimeOn(today, order.buyer_told_at, marketTimeZone)}`,
    reminded && `reminded ${formatTimeOn(today, reminded.at, marketTimeZone)} by ${reminded.by}`,
  ];
  return (
    <RowItem data-late={order.risk === 'late' || undefined} data-gone={isGone}>
      <p>{isGone ? <b>Done</b> : <Clock order={order} now={now} />}</p>
      <p>
        <Link to={paths.orderView(id)}>
          <b>
            #{number}
            {recipient && ` for ${recipient}`}
          </b>
        </Link>{' '}
        <StatusPill tone={statusTones[status]}>{statusLabel(order)}</StatusPill>
        <small>{[...details, ...acts].filter(Boolean).join(' · ')}</small>
      </p>
      <div>
        <Button
          kind={order.risk === 'late' && !reminded ? 'danger' : 'outline'}
          changes
          aria-disabled={busy || reminded !== null || isGone}
          aria-label={`Remind the florist of #${number}`}
          onClick={() => {
            if (!reminded && !isGone) void run();
          }}
        >
          <OfficeIcon name="bell" size={18} />
          {reminded ? 'Reminded' : 'Remind'}
        </Button>
        <Button aria-label={`Done, told about #${number}`} onClick={() => setOpen('acts')}>
          Done, told
        </Button>
        {order.movable && !isGone && (
          <Button aria-label={`Move #${number} to another florist`} onClick={() => setOpen('move')}>
            Move
          </Button>
        )}
        {order.refundable && !isGone ? (
          <Button aria-label={`Refund #${number}`} onClick={() => setOpen('refund')}>
            <OfficeIcon name="undo" size={18} />
            Refund
          </Button>
        ) : (
          <ButtonLink to={paths.orderView(id)}>Open</ButtonLink>
        )}
      </div>
      {open === 'acts' && <LateActs order={order} today={today} onClose={() => setOpen(undefined)} />}
      {open === 'refund' && <LateRefund order={order} onClose={() => setOpen(undefined)} />}
      {open === 'move' && <MoveOrder order={order} onClose={() => setOpen(undefined)} />}
    </RowItem>
  );
}

function LateRefund({ order: { id }, onClose }: Pick<LateRowProps, 'order'> & { onClose: () => void }) {
  const order = useQuery(getOrder, { params: { id } }).data?.data;
  const { revalidate } = useAnswers();
  if (!order || !canRefund(order)) return null;
  return (
    <RefundDialog
      order={order}
      open
      onClose={onClose}
      onRefunded={() => {
        onClose();
        void revalidate(listLate, listNeeds, getOrder);
      }}
    />
  );
}

/** The buyer chooses who takes over, or gets the money back. */
function MoveOrder({
  order: { id, number },
  onClose,
}: Pick<LateRowProps, 'order'> & { onClose: () => void }) {
  const { revalidate } = useAnswers();
  const { run, busy } = useAction(async () => {
    const isMoved = await moveToAnother(await loadOrder(id), 'Your florist cannot make it');
    onClose();
    void notify(
      isMoved
        ? { tone: 'success', message: `The buyer of #${number} is asked who may make it` }
        : { tone: 'error', message: `Nobody else can take #${number} over. Call the florist, or refund it.` },
    );
    await revalidate(listLate, listNeeds, getOrder);
  });
  return (
    <ConfirmDialog
      open
      onKeep={onClose}
      title={`Move #${number} to another florist?`}
      text="Its florist loses it. The buyer is offered florists for the same day and window for the same money or less, or all money back."
      confirm="Move it"
      keep="Leave it"
      onConfirm={() => {
        if (!busy) void run();
      }}
    />
  );
}

const minuteMs = 60_000;

function Clock({ order: { risk, by }, now }: LateRowProps) {
  const minutes = Math.round((Date.parse(by) - now.getTime()) / minuteMs);
  const duration = formatDuration(Math.abs(minutes));
  const isOver = minutes <= 0;
  const [first, second] = {
    late: [formatLong(-minutes), 'late'],
    not_accepted: [duration, isOver ? 'over the time to accept' : 'left to accept'],
    at_risk: isOver ? [duration, 'over the time to leave'] : [`in ${duration}`, 'it has to leave'],
  }[risk];
  return (
    <>
      <b>{first}</b> {second}
    </>
  );
}

const dayMinutes = 24 * 60;

const formatLong = (minutes: number): string =>
  minutes < dayMinutes ? formatDuration(minutes) : `${Math.floor(minutes / dayMinutes)} d`;

function describeWhen({ day, period, timezone }: LateOrder, today: string): string {
  if (day === null) return '';
  const when = day === today ? 'today' : formatDay(day);
  const [, city = ''] = timezone.split('/');
  const zone = timezone === marketTimeZone ? '' : ` ${city.replaceAll('_', ' ')}`;
  return period ? `${when} ${formatPeriod(period.start_time, period.stop_time)}${zone}` : when;
}
