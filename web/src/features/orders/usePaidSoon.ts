import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useCallback, useEffect, useState } from 'react';

/** How long the payment provider's word is waited for. */
export const patienceMs = 60_000;
export const lookEveryMs = 2000;
const otherwiseEveryMs = 15_000;

/** Coming from the card page, the order is looked at often until it is paid, or patience ends. */
export function usePaidSoon(comesFromPaying: boolean) {
  const [isPatient, setPatient] = useState(comesFromPaying);
  useEffect(() => {
    if (!comesFromPaying) return;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [comesFromPaying]);
  const isChecking = (order: Order | undefined) => isPatient && order?.payment_status === 'not_paid';
  // A new function would restart swr's timer, and the page renders each second. Before the first answer nothing is paid.
  const everyMs = useCallback(
    (latest: { data: Order } | undefined) =>
      isPatient && (latest?.data.payment_status ?? 'not_paid') === 'not_paid'
        ? lookEveryMs
        : otherwiseEveryMs,
    [isPatient],
  );
  return { isChecking, everyMs };
}
