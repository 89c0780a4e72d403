import { paths } from '@bloomkin/shared/pages.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Row } from '#components/layout/boxes.ts';
import { listSteps, MoveBar, type MoveStep } from '#components/list/MoveBar.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useOrderActions } from '#office/orders/changes/useOrderActions.tsx';
import { DrivenSheet } from '#office/orders/sheets/RunSheet.tsx';
import { usePrint } from '#office/orders/sheets/usePrint.tsx';
import { useUser } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { arrayOf, record, text } from '#storage/shapes.ts';
import { DriverCard } from './DriverCard.tsx';
import { PickupsCard } from './PickupsCard.tsx';
import { driverName, planDrivers, type RunPart, timeDriver, updateDrivers } from './runParts.ts';
import { saveRun } from './runStore.ts';
import { Columns } from './runStyles.ts';
import { dispatchActs, loadPicture, toDriveStop } from './toDriveStop.ts';
import { useStopMoving } from './useStopMoving.ts';

/** By hand, on this device; ids alone. */
const stored = persist('runPlan', record({ part: text, drivers: arrayOf(arrayOf(text)) }));

interface RunPlanProps {
  part: RunPart;
  /** The stops that another phone has sent, in their order. */
  sent: string[][] | undefined;
  timeZone: string;
  now: Date;
}

const maxDrivers = 6;

const driverSteps: readonly MoveStep[] = [
  ...listSteps,
  { label: 'To the driver before', icon: 'left', direction: 'left' },
  { label: 'To the next driver', icon: 'right', direction: 'right' },
];

export function RunPlan({ part, sent, timeZone, now }: RunPlanProps) {
  const actions = useOrderActions();
  const { print, sheet } = usePrint(timeZone);
  const start = useStartRun(part, now, actions.ask);
  const saved = useStore(stored);
  const [planned] = useState(() => sent ?? planDrivers(part, 1, timeZone, now));
  const kept = updateDrivers(saved?.part === part.id && !sent ? saved.drivers : planned, part);
  const change = (next: string[][]) => stored.write({ part: part.id, drivers: next });
  const moving = useStopMoving(kept, part.deliveries, change);
  const drivers = moving.shown;
  const runs = drivers.map((ids) => timeDriver(ids, part, timeZone, now));
  const split = (count: number) => change(planDrivers(part, count, timeZone, now));
  return (
    <>
      <Row $justify="end">
        {!sent && drivers.length < maxDrivers && (
          <Button onClick={() => split(drivers.length + 1)}>
            <OfficeIcon name="plus" size={18} />
            Add a driver
          </Button>
        )}
        {!sent && drivers.length > 1 && (
          <Button onClick={() => split(drivers.length - 1)}>
            <OfficeIcon name="minus" size={18} />
            One driver less
          </Button>
        )}
        {!sent && (
          <Button onClick={() => split(drivers.length)}>
            <OfficeIcon name="numbers" size={18} />
            Best order
          </Button>
        )}
      </Row>
      <Columns>
        {runs.map((run, driver) => (
          <DriverCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a driver is a number.
            key={driver}
            run={run}
            driver={driver}
            drivers={drivers}
            onMove={sent ? undefined : change}
            handleProps={moving.handleProps}
            onStart={() => void start(run, drivers.length > 1 ? driverName(driver) : '')}
            onPrint={() =>
              print(
                DrivenSheet,
                run.stops.map(({ order }) => order),
              )
            }
          />
        ))}
        {part.pickups.length > 0 && <PickupsCard orders={part.pickups} actions={actions} />}
      </Columns>
      <MoveBar moving={moving} steps={drivers.length > 1 ? driverSteps : listSteps} />
      {actions.dialog}
      {sheet}
    </>
  );
}

/** Keeps the run on this phone and sends what leaves; asks where something is early or not ready. */
function useStartRun(part: RunPart, now: Date, ask: ReturnType<typeof useOrderActions>['ask']) {
  const user = useUser();
  const navigate = useNavigate();
  return async ({ stops }: ReturnType<typeof timeDriver>, driver: string) => {
    const driven = stops.map((stop) => toDriveStop(stop, now));
    const [early, unready] = [driven.filter((stop) => stop.isEarly), driven.filter((stop) => !stop.isReady)];
    const text = [
      early.length > 0 &&
        `${pluralise(early.length, 'stop')} before ${early.length === 1 ? 'its' : 'their'} time.`,
      unready.length > 0 &&
        `${pluralise(unready.length, 'order')} not marked ready yet: they are with this press.`,
      'The buyers are told that their flowers are on their way.',
    ];
    const question = {
      title: `Start with ${pluralise(driven.length, 'stop')}?`,
      text: text.filter(Boolean).join(' '),
      ...{ confirm: 'Start the run', keep: 'Not yet', equal: true },
    };
    if (early.length + unready.length > 0 && !(await ask(question))) return;
    if (!user) return;
    try {
      const pictures = await Promise.all(stops.map(({ order }) => loadPicture(order)));
      const kept = driven.map((stop, at) => ({ ...stop, picture: pictures[at] }));
      await saveRun({ userId: user.id, driver, stops: kept }, dispatchActs(driven, part.deliveries));
      await navigate(paths.orderDrive());
    } catch {
      void notify({ tone: 'error', message: 'This browser cannot keep a run. Print the run sheet instead.' });
    }
  };
}
