import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { Button, type ButtonKind } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { changeChoice } from '#features/cart/checkoutDraft.ts';
import { chooseRecipient, type SavedRecipient } from '#features/deliveryAddress/prefillCheckout.ts';
import { chooseDeliveryDay } from '#features/deliveryDay/deliveryDay.ts';
import { ReorderButton } from '#features/orders/ReorderButton.tsx';

const ordersLookedAt = 50;
const sameName = (a: string, b: string | undefined) => a.trim().toLowerCase() === b?.trim().toLowerCase();

/** What a person got last; undefined until it is known. */
export function useLastOrders(isSignedIn = true): ((name: string) => Order | undefined) | undefined {
  const { data } = useQuery(listOrders, isSignedIn ? { query: { page: 1, per_page: ordersLookedAt } } : null);
  if (!data) return undefined;
  return (name) =>
    data.data.find(({ recipient, status }) => status !== 'canceled' && sameName(name, recipient?.fio));
}

/** Leads to the flowers for a recipient, of a day if there is one. */
export function useSendTo() {
  const navigate = useNavigate();
  return (recipient: SavedRecipient, day?: Day) => {
    chooseRecipient(recipient);
    navigate(day ? paths.market({ day }) : paths.market());
  };
}

interface SendForDayProps {
  who: SavedRecipient;
  /** Undefined while the day cannot be ordered for yet. */
  day: Day | undefined;
  last: Order | undefined;
  kind?: ButtonKind;
}

/** The same flowers again, with everything filled in, or the choice of some. */
export function SendForDay({ who, day, last, kind = 'outline' }: SendForDayProps) {
  const send = useSendTo();
  if (!last)
    return (
      <Button kind={kind} onClick={() => send(who, day)}>
        Choose flowers <VisuallyHidden>for {who.fio}</VisuallyHidden>
      </Button>
    );
  const prepare = () => {
    chooseRecipient(who);
    if (day) chooseDeliveryDay(day);
    changeChoice(last.companyId, { isPickup: false, day: day ?? null, period: last.delivery_period });
  };
  return <ReorderButton order={last} onPrepare={prepare} about={` for ${who.fio}`} kind={kind} />;
}
