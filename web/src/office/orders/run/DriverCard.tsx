import { paths } from '@bloomkin/shared/pages.ts';
import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { shareLink } from '#components/shareLink.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describePlace } from '#office/orders/list/describePlace.ts';
import {
  type DriverRun,
  type Drivers,
  driverName,
  formatMinutes,
  moveStop,
  type TimedOrder,
} from './runParts.ts';
import { DriverBox } from './runStyles.ts';
import type { useStopMoving } from './useStopMoving.ts';

interface DriverCardProps {
  run: DriverRun;
  driver: number;
  drivers: Drivers;
  /** Undefined for a run as another phone has sent it. */
  onMove: ((next: string[][]) => void) | undefined;
  handleProps: ReturnType<typeof useStopMoving>['handleProps'];
  onStart: () => void;
  onPrint: () => void;
}

export function DriverCard({ run, onStart, onPrint, ...moving }: DriverCardProps) {
  const id = useId();
  const { driver } = moving;
  const { stops, leaveAt, backAt } = run;
  const late = stops.filter(({ lateMinutes }) => lateMinutes >= 1).length;
  const times = `leaves ${formatMinutes(leaveAt)}, back ${formatMinutes(backAt)}`;
  return (
    <DriverBox aria-labelledby={id} data-driver={driver % 2}>
      <header>
        <i aria-hidden="true">{driver + 1}</i>
        <div>
          <h2 id={id}>{driverName(driver)}</h2>
          <small>
            {pluralise(stops.length, 'stop')}
            {stops.length > 0 && `, ${times}`}
          </small>
        </div>
        {stops.length > 0 && (
          <StatusPill tone={late > 0 ? 'danger' : 'success'}>
            {late > 0 ? `${late} late` : 'On time'}
          </StatusPill>
        )}
      </header>
      <ol>
        {stops.map((stop, at) => (
          <StopRow key={stop.order.id} {...{ stop, at, ...moving }} />
        ))}
      </ol>
      {stops.length > 0 && (
        <Row>
          <Button kind="brand" large onClick={onStart}>
            <OfficeIcon name="truck" size={20} />
            Start this run
          </Button>
          <Button large onClick={onPrint}>
            <OfficeIcon name="print" size={20} />
            Print
          </Button>
          <Button large onClick={() => void sendToPhone(stops)}>
            <OfficeIcon name="handset" size={20} />
            Send to a phone
          </Button>
        </Row>
      )}
    </DriverBox>
  );
}

/** The driver opens it signed in; the address has no more than the numbers of orders. */
async function sendToPhone(stops: readonly TimedOrder[]): Promise<void> {
  const path = paths.orderRun({ stops: stops.map(({ order }) => order.id).join() });
  const url = new URL(path, location.origin).href;
  try {
    await shareLink(url, 'Copied: send the link to the driver’s phone.');
  } catch {
    void notify({
      tone: 'error',
      message: 'The link could not be copied. Start the run on the driver’s phone.',
    });
  }
}

interface StopRowProps extends Pick<DriverCardProps, 'driver' | 'drivers' | 'onMove' | 'handleProps'> {
  stop: TimedOrder;
  at: number;
}

function StopRow({ stop, at, driver, drivers, onMove, handleProps }: StopRowProps) {
  const { order, arriveAt, lateMinutes } = stop;
  const { street, suburb } = describePlace(order);
  const { fio } = toRecipientContact(order);
  const period = order.delivery_period;
  const isLate = lateMinutes >= 1;
  const move = (to: { driver: number; at: number }) => () => onMove?.(moveStop(drivers, order.id, to));
  const last = (drivers[driver]?.length ?? 0) - 1;
  return (
    <li data-stop={order.id}>
      {onMove ? (
        <button type="button" data-at={at + 1} {...handleProps(order.id)} />
      ) : (
        <b aria-hidden="true">{at + 1}</b>
      )}
      <p>
        <Link to={paths.orderView(order.id)}>{fio}</Link>
        <small>{[order.unitOffice, street, suburb].filter(Boolean).join(', ')}</small>
      </p>
      <p data-late={isLate || undefined}>
        <strong>{formatMinutes(arriveAt)}</strong>
        <small>
          {isLate
            ? `${Math.ceil(lateMinutes)} min late`
            : period && formatPeriod(period.start_time, period.stop_time)}
        </small>
      </p>
      {onMove && (
        <Menu
          label={`Move stop ${at + 1}, ${fio}`}
          items={[
            ...(at > 0 ? [{ label: 'Earlier', onSelect: move({ driver, at: at - 1 }) }] : []),
            ...(at < last ? [{ label: 'Later', onSelect: move({ driver, at: at + 1 }) }] : []),
            ...drivers
              .map((own, other) => ({ driver: other, at: own.length }))
              .filter((to) => to.driver !== driver)
              .map((to) => ({ label: `Give to ${driverName(to.driver)}`, onSelect: move(to) })),
            { label: 'Open the order', to: paths.orderView(order.id) },
          ]}
        />
      )}
    </li>
  );
}
