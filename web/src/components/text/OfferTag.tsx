import { describeTag } from '@bloomkin/shared/rules/describeDiscount.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import type { ProductDiscount } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { Icon } from '#components/media/Icon.tsx';

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  align-self: flex-start;
  gap: 6px;
  max-width: 100%;
  margin-top: 6px;
  padding: 5px 10px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-brandSoft);
  color: var(--bk-text-brand);
  font: 600 0.8125rem/1.25 var(--bk-text);
  svg {
    flex: none;
  }
`;

type Offer = Pick<ProductDiscount, 'kind' | 'value' | 'min_order' | 'to'>;

/** The cart applies the discount; the price beside it is undiscounted. */
export const OfferTag = ({ discount }: { discount: Offer }) => (
  <Pill>
    <Icon name="tag" size={14} />
    {describeTag({
      kind: discount.kind,
      value: discount.kind === 'percent' ? discount.value : dollarsToCents(discount.value),
      minOrderCents: dollarsToCents(discount.min_order),
      toDay: discount.to,
    })}
  </Pill>
);
