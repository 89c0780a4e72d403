import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type Direction, useMoving } from '#components/list/useMoving.ts';
import { type Drivers, driverName, moveStop } from './runParts.ts';

interface Place {
  driver: number;
  at: number;
}

const steps: Readonly<Record<Direction, Place>> = {
  up: { driver: 0, at: -1 },
  down: { driver: 0, at: 1 },
  left: { driver: -1, at: 0 },
  right: { driver: 1, at: 0 },
};

const clamp = (value: number, last: number) => Math.max(0, Math.min(value, last));

/** By Space and the arrow keys, or by dragging; the times follow each step. */
export function useStopMoving(
  drivers: Drivers,
  orders: readonly Order[],
  onMove: (next: string[][]) => void,
) {
  const findPlace = (id: string): Place | undefined => {
    const driver = drivers.findIndex((own) => own.includes(id));
    return driver < 0 ? undefined : { driver, at: drivers[driver]?.indexOf(id) ?? 0 };
  };
  const moving = useMoving<Place>({
    findPlace,
    isSame: (a, b) => a.driver === b.driver && a.at === b.at,
    describe(id) {
      const order = orders.find((one) => one.id === id);
      return order ? `the stop of ${toRecipientContact(order).fio}` : 'the stop';
    },
    describePlace: ({ driver, at }) => `stop ${at + 1} of ${driverName(driver)}`,
    keys: 'Up and down change the order, left and right the driver',
    step({ driver, at }, direction) {
      const next = clamp(driver + steps[direction].driver, drivers.length - 1);
      return { driver: next, at: clamp(at + steps[direction].at, drivers[next]?.length ?? 0) };
    },
    drag({ event }) {
      const under = document
        .elementFromPoint(event.clientX, event.clientY)
        ?.closest<HTMLElement>('[data-stop]');
      const to = findPlace(under?.dataset.stop ?? '');
      return to && { x: 0, y: 0, to };
    },
    onDrop: (id, to) => onMove(moveStop(drivers, id, to)),
  });
  const { move } = moving;
  return { ...moving, shown: move ? moveStop(drivers, move.id, move.to) : drivers };
}
