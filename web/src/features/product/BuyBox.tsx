import { listStores } from '@bloomkin/shared/routes/stores.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { isOrderable } from '@bloomkin/shared/rules/productSizes.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Price } from '#components/text/Price.tsx';
import { openCartPanel } from '#features/cart/useCart.ts';
import { openPlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { toDelivered } from '#features/deliveryDay/goodsQuery.ts';
import { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { AskAboutCart } from '#features/productCard/AskAboutCart.tsx';
import { useCartLine } from '#features/productCard/useCartLine.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > button {
    flex: 1;
  }
`;

/** On phones it stays at the foot of the screen. */
const Bar = styled.div`
  @media (max-width: 767px) {
    position: fixed;
    z-index: 50;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 10px 20px max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
    box-shadow: 0 -8px 24px -12px color-mix(in srgb, var(--bk-ink) 18%, transparent);
    > ${Row} {
      flex: 1;
    }
    > p {
      display: grid;
      gap: 4px;
    }
    /* With the quantity input beside the button there is room for neither price nor day; both stand on the page. */
    @media (max-width: 479px) {
      &[data-in-cart] > p {
        display: none;
      }
    }
    small {
      color: var(--bk-text-success);
      font-size: 0.8125rem;
      font-weight: 500;
      white-space: nowrap;
    }
    small[data-refused] {
      color: var(--bk-text-warning);
      white-space: normal;
    }
  }
  /* There the promise above has the same button. */
  @media (min-width: 768px) {
    > p,
    &[data-refused] {
      display: none;
    }
  }
`;

const SoldOut = styled.p`
  padding: 14px 18px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-neutralSoft);
  font-weight: 600;
`;

/** Add to cart, and once it is there how many. */
interface BuyBoxProps {
  product: Product;
  size?: ProductSize | undefined;
}

export function BuyBox({ product, size }: BuyBoxProps) {
  const { count, busy, mayBuy, prepare, add, setCount, controls, question } = useCartLine(product, size);
  const price = size?.price ?? product.price;
  const delivery = useDelivery(toDelivered(product, price));
  const arrival = arrivalLabel(delivery);
  const { isRefused } = delivery;
  const isPickupOnly = useHasPickup(product.company, isRefused);
  if (!mayBuy) return null;
  if (!isOrderable(product)) return <SoldOut>Not available at the moment.</SoldOut>;
  return (
    <Bar
      data-foot=""
      data-in-cart={count > 0 ? '' : undefined}
      data-refused={count === 0 && isRefused && !isPickupOnly ? '' : undefined}
    >
      <p>
        <Price dollars={price + (delivery.offer?.price ?? 0)} />
        {arrival && <small data-refused={isRefused || undefined}>{arrival}</small>}
      </p>
      <Row {...controls}>
        {count > 0 ? (
          <>
            <QuantityInput
              large
              count={count}
              label={lineTitle(product.name, size?.name)}
              busy={busy}
              onChange={setCount}
            />
            <Button kind="brand" large onClick={openCartPanel}>
              View cart
            </Button>
          </>
        ) : isRefused && !isPickupOnly ? (
          <Button kind="brand" large onClick={openPlacePanel}>
            Change the address
          </Button>
        ) : (
          <Button
            kind="brand"
            large
            aria-disabled={busy}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={add}
          >
            {busy ? 'Adding …' : isPickupOnly ? 'Add for pick-up' : 'Add to cart'}
          </Button>
        )}
      </Row>
      <VisuallyHidden role="status">{busy && count === 0 && 'Adding to your cart …'}</VisuallyHidden>
      <AskAboutCart question={question} />
    </Bar>
  );
}

/** Asked only where the florist does not deliver. */
function useHasPickup(company: string, isAsked: boolean): boolean {
  const { data } = useQuery(
    listStores,
    isAsked ? { query: { company_id: company, pickup: true, per_page: 1 } } : null,
  );
  return isAsked && (data?.total ?? 0) > 0;
}

/** 'Delivered today', 'Delivered Tue 24 Nov', beside the price with delivery; 'Not to Newtown NSW'. */
function arrivalLabel({ place, days, offer, isToday }: ReturnType<typeof useDelivery>): string | undefined {
  if (!place || !days) return undefined;
  if (!offer) return `Not to ${formatSuburb(place)}`;
  return `Delivered ${isToday ? 'today' : formatDay(offer.day)}`;
}
