import { paths } from '@bloomkin/shared/pages.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Page } from '#components/layout/Page.tsx';
import { keepPage } from '#office/orders/run/keepPage.ts';
import { saveStop } from '#office/orders/run/runStore.ts';
import type { DriveStop, StopEnd } from '#office/orders/run/runTypes.ts';
import { newAct } from '#office/orders/run/toDriveStop.ts';
import { useDeviceRun } from '#office/orders/run/useDeviceRun.ts';
import { AllStops } from './AllStops.tsx';
import { CouldNot } from './CouldNot.tsx';
import { DoorStep } from './DoorStep.tsx';
import { Progress, Screen } from './driveStyles.ts';
import { NextStop } from './NextStop.tsx';
import { Waiting } from './Waiting.tsx';

type View =
  | { kind: 'stop' | 'list' | 'failed' }
  | { kind: 'door'; leftWith?: 'door' | undefined; photo?: File };

/** The driver's phone; works without a network and after the page was closed in between. */
export function DrivePage() {
  const state = useDeviceRun();
  const isKept = useKeptPage(state?.run !== undefined);
  const { stops = [], driver = '' } = state?.run ?? {};
  const waiting = state && <Waiting state={state} isKept={isKept} />;
  return (
    <Page title="Run">
      <Screen>
        {!state ? (
          <LoadingState label="Loading the run">
            <Skeleton $height="480px" $radius="20px" />
          </LoadingState>
        ) : stops.length > 0 ? (
          <Drive {...{ stops, driver }}>{waiting}</Drive>
        ) : (
          <>
            {waiting}
            <EmptyState
              title="No run on this phone"
              text="Start one on the page of the run, while you have a network."
            >
              <ButtonLink to={paths.orderRun()}>To the run</ButtonLink>
            </EmptyState>
          </>
        )}
      </Screen>
    </Page>
  );
}

interface DriveProps {
  stops: readonly DriveStop[];
  driver: string;
  children: ReactNode;
}

function Drive({ stops, driver, children }: DriveProps) {
  const [view, setView] = useState<View>({ kind: 'stop' });
  const [chosen, choose] = useState<string>();
  const open = stops.filter(({ end }) => !end);
  const stop = open.find(({ orderId }) => orderId === chosen) ?? open[0];
  const show = (next: View, id?: string) => {
    setView(next);
    if (next.kind === 'stop') choose(id);
    scrollTo({ top: 0 });
  };
  const end = async (ended: StopEnd, photo?: Blob) => {
    if (!stop) return;
    await saveEnd(stop, ended, photo);
    show({ kind: 'stop' });
  };
  return (
    <>
      <DriveHead {...{ stops, driver, stop, view }} onBack={(kind) => show({ kind }, stop?.orderId)} />
      {children}
      {(view.kind === 'list' || !stop) && (
        <AllStops stops={stops} onChoose={({ orderId }) => show({ kind: 'stop' }, orderId)} />
      )}
      {stop && view.kind === 'stop' && (
        <NextStop
          key={stop.orderId}
          stop={stop}
          next={open.find((one) => one !== stop)}
          last={findLastEnded(stops)}
          onPhoto={(photo, leftWith) => show({ kind: 'door', photo, leftWith })}
          onNoPhoto={() => show({ kind: 'door' })}
          onFailed={() => show({ kind: 'failed' })}
        />
      )}
      {stop && view.kind === 'door' && (
        <DoorStep stop={stop} taken={view.photo} leftWith={view.leftWith} onDone={end} />
      )}
      {stop && view.kind === 'failed' && (
        <CouldNot stop={stop} onFailed={(failed) => end({ at: new Date().toISOString(), failed })} />
      )}
    </>
  );
}

interface DriveHeadProps extends Pick<DriveProps, 'driver'> {
  stops: readonly DriveStop[];
  stop: DriveStop | undefined;
  view: View;
  onBack: (kind: 'list' | 'stop') => void;
}

function DriveHead({ stops, driver, stop, view, onBack }: DriveHeadProps) {
  const isStop = view.kind === 'stop';
  const title = stop ? `Stop ${stops.indexOf(stop) + 1} of ${stops.length}` : `All ${stops.length} done`;
  return (
    <header>
      {stop && (
        <Button kind="quiet" onClick={() => onBack(isStop ? 'list' : 'stop')}>
          {isStop ? 'All stops' : 'Back'}
        </Button>
      )}
      <p>
        {view.kind === 'failed' ? 'Could not deliver' : title}
        {driver && <small>{driver}</small>}
      </p>
      <Progress aria-hidden="true">
        {stops.map((one) => (
          <i key={one.orderId} data-state={stateOf(one, stop)} />
        ))}
      </Progress>
    </header>
  );
}

function stateOf(stop: DriveStop, current: DriveStop | undefined): string {
  if (stop.end) return stop.end.failed ? 'failed' : 'done';
  return stop === current ? 'current' : 'open';
}

const findLastEnded = (stops: readonly DriveStop[]): DriveStop | undefined =>
  stops
    .filter(({ end }) => end)
    .toSorted((a, b) => (a.end?.at ?? '').localeCompare(b.end?.at ?? ''))
    .at(-1);

/** Both presses of a stop are kept together: what happened, then its photo. */
async function saveEnd(stop: DriveStop, end: StopEnd, photo: Blob | undefined): Promise<void> {
  const { at, leftWith: left_with, failed, noPhoto: no_photo } = end;
  const change = failed
    ? { delivery: { failed } }
    : {
        status: 'completed' as const,
        ...(stop.isEarly && { early: true }),
        delivery: { at, ...(left_with && { left_with }), ...(no_photo && { no_photo }) },
      };
  const acts = [newAct(stop, { change }), ...(photo ? [newAct(stop, { photo })] : [])];
  await saveStop({ ...stop, end }, acts);
}

/** False when the page cannot be kept: then it has to stay open. Undefined while it is being kept. */
function useKeptPage(hasRun: boolean): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    if (!hasRun) return;
    keepPage().then(
      () => setKept(true),
      () => setKept(false),
    );
  }, [hasRun]);
  return isKept;
}
