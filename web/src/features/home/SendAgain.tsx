import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import styled from 'styled-components';
import { Image } from '#components/media/Image.tsx';
import { useLastOrders } from '#features/account/recipients/SendForDay.tsx';
import { changeChoice } from '#features/cart/checkoutDraft.ts';
import { ReorderButton } from '#features/orders/ReorderButton.tsx';
import type { Tag } from '#features/tag/useTag.ts';

/** Paper is light in both colour modes. */
const Again = styled.section`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 0 16px;
  align-items: center;
  margin-top: 14px;
  overflow: hidden;
  border-radius: var(--bk-petal-l);
  background: var(--bk-paper-tag);
  color: var(--bk-ink);
  > img {
    grid-row: span 2;
    min-height: 120px;
  }
  > div {
    padding: 12px 16px 12px 0;
  }
  h2 {
    font: 700 1.375rem/1.15 var(--bk-display);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-ink-soft);
    font-size: 0.875rem;
  }
  @media (min-width: 768px) {
    grid-template-columns: 180px minmax(0, 1fr) auto;
    > img {
      grid-row: auto;
      height: 140px;
    }
  }
`;

interface SendAgainProps {
  name: string;
  tag: Pick<Tag, 'day' | 'window'>;
}

/** What the tag's person got last, as it left the bench if there is a photo of that. */
export function SendAgain({ name, tag: { day, window } }: SendAgainProps) {
  const last = useLastOrders()?.(name);
  const item = last?.items.find(({ product }) => !product.addon);
  if (!last || !item) return null;
  const bench = last.photos.findLast(({ kind }) => kind === 'bench');
  const path = bench?.url ?? item.product.photo;
  const keepDay = () => {
    if (day) changeChoice(last.companyId, { day, period: window ?? last.delivery_period });
  };
  return (
    <Again aria-labelledby="send-again">
      <Image photo={path ? { path, small: { path } } : null} alt="" />
      <div>
        <p>{bench ? `Last time, as it left the bench for ${name}` : `Last time you sent ${name}`}</p>
        <h2 id="send-again">{lineTitle(item.product.name, item.size?.name)}</h2>
        <p>At today’s price, with a new card. The old one is kept as a suggestion.</p>
      </div>
      <div>
        <ReorderButton
          order={last}
          onPrepare={keepDay}
          kind="brand"
          label="Send it again"
          about={` to ${name}`}
        />
      </div>
    </Again>
  );
}
