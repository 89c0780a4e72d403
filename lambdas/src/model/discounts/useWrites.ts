import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Write } from '#platform/table/transact.ts';
import { changeTakenOff, giveUseBack, takeUse } from './discountUseEntity.ts';
import type { AppliedDiscount } from './orderDiscounts.ts';

interface CountedOrder {
  userId: UserId;
  status: string;
  lapsedPlace: unknown;
  discounts?: readonly AppliedDiscount[] | undefined;
}

/** Returned by canceled orders, and by unpaid ones after their hold. */
export const isCounted = ({ status, lapsedPlace }: Pick<CountedOrder, 'status' | 'lapsedPlace'>): boolean =>
  status !== 'canceled' && !lapsedPlace;

/** `unlimited`: a florist's change or a late payment counts beyond the limit. */
export function useWrites(
  read: CountedOrder | undefined,
  next: CountedOrder,
  { unlimited = false } = {},
): Write[] {
  const [was, is] = [read !== undefined && isCounted(read), isCounted(next)];
  const { userId, discounts = [] } = next;
  const before = (id: string) => read?.discounts?.find((one) => one.id === id);
  return discounts.flatMap((use): Write[] => {
    const existing = before(use.id);
    if (!was) return is ? takeUse(userId, use, { unlimited }) : [];
    if (!is) return giveUseBack(userId, existing ?? use);
    const difference = use.cents - (existing?.cents ?? 0);
    return difference === 0 ? [] : [changeTakenOff(use, difference)];
  });
}
