import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useCallback, useEffect, useState } from 'react';

/** How long to wait for the provider's webhook, in milliseconds. */
export const patienceMs = 60_000;
export const pollMs = 2000;
const otherwiseEveryMs = 15_000;

/** The order, or a change to it. */
const isUnpaid = ({ payment_status, proposal }: Order) =>
  payment_status === 'not_paid' || proposal?.state === 'open';

/** After the card page: polls until paid or timed out. */
export function usePaidSoon(comesFromPaying: boolean) {
  const [isPatient, setPatient] = useState(comesFromPaying);
  useEffect(() => {
    if (!comesFromPaying) return;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [comesFromPaying]);
  const isChecking = (order: Order | undefined) => isPatient && order !== undefined && isUnpaid(order);
  // Memoised: a new function would restart swr's timer at every render.
  const everyMs = useCallback(
    (latest: { data: Order } | undefined) =>
      isPatient && (!latest || isUnpaid(latest.data)) ? pollMs : otherwiseEveryMs,
    [isPatient],
  );
  return { isChecking, everyMs };
}
