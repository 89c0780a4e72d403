import { leftWithLabels } from '@bloomkin/shared/rules/orderStatus.ts';
import { Button } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { saveStop } from '#office/orders/run/runStore.ts';
import type { DriveStop, StopEnd } from '#office/orders/run/runTypes.ts';
import { newAct } from '#office/orders/run/toDriveStop.ts';

const describeEnd = ({ failed, leftWith }: StopEnd): string =>
  failed
    ? `${failed}. Back to the shop`
    : `Delivered${leftWith ? `, ${leftWithLabels[leftWith].toLowerCase()}` : ''}`;

/** What waits is sent first, so that an undo without a network is silent. */
const undo = ({ end, ...stop }: DriveStop) =>
  saveStop(stop, [
    newAct(stop, {
      change: end?.failed ? { dispatched: true, ...early(stop) } : { status: 'ready_to_ship' },
    }),
  ]);

const early = ({ isEarly }: Pick<DriveStop, 'isEarly'>) => isEarly && { early: true };

export const UndoStop = ({ stop }: { stop: DriveStop }) =>
  stop.end ? (
    <Row $justify="space-between" $nowrap role="status">
      <span>
        <b>{stop.name}</b>: {describeEnd(stop.end)}
      </span>
      <Button aria-label={`Undo: ${stop.name}`} onClick={() => void undo(stop)}>
        Undo
      </Button>
    </Row>
  ) : null;
