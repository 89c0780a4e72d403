import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FoldedCard } from '#components/media/FoldedCard.tsx';
import { Image } from '#components/media/Image.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { photoLabels } from './OrderPhotos.tsx';

const Head = styled.header`
  display: grid;
  gap: 20px;
  h1 {
    margin: 4px 0 8px;
    font: 700 clamp(1.75rem, 3.4vw, 2.75rem) / 1.1 var(--bk-display);
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  b {
    white-space: nowrap;
  }
  /* Date and window stay whole while they fit. */
  h1 span {
    display: inline-block;
  }
  p {
    max-width: 40em;
    font-size: 1.0625rem;
  }
  > div {
    display: grid;
    justify-items: start;
    gap: 12px;
    > * {
      margin: 0;
    }
  }
  > div > :first-child {
    color: var(--bk-text-success);
    font-weight: 600;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
    align-items: center;
    gap: 40px;
  }
`;

const Picture = styled.figure`
  position: relative;
  max-width: 340px;
  aspect-ratio: 4 / 4.7;
  margin: 0;
  > :first-child {
    border-radius: var(--bk-petal-l);
    object-fit: cover;
  }
  &[data-arch] > :first-child {
    border-radius: 50% 50% var(--bk-radius-l) var(--bk-radius-l) / 42.5% 42.5% var(--bk-radius-l) var(--bk-radius-l);
  }
  > span {
    position: absolute;
    right: -4px;
    bottom: -16px;
  }
  figcaption {
    position: absolute;
    inset: auto auto -14px 16px;
    max-width: calc(100% - 32px);
    padding: 8px 14px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal-s);
    background: var(--bk-bg-surface);
    font-size: 0.875rem;
  }
`;

interface OrderHeadlineProps extends Pick<Order, 'photos' | 'timezone'> {
  product: { name: string; photo: string | null } | undefined;
  state: string;
  title: string;
  /** Who a card goes to. */
  cardFor?: string | null;
  children: ReactNode;
}

/** The bouquet and the day first: the newest photo of it, or the product's until there is one. */
export function OrderHeadline(props: OrderHeadlineProps) {
  const { product, photos, timezone, state, title, cardFor, children } = props;
  const own =
    photos.findLast(({ kind }) => kind === 'door') ?? photos.findLast(({ kind }) => kind === 'bench');
  const path = own?.url ?? product?.photo ?? undefined;
  const [day, ...window] = title.split(', ');
  const caption = own && `${photoLabels[own.kind]}, ${formatInstant(own.at, timezone)}`;
  return (
    <Head>
      <Picture data-arch={own ? undefined : ''}>
        <Image photo={path ? { path, small: { path } } : null} alt={caption ?? product?.name ?? ''} eager />
        {caption && <figcaption aria-hidden="true">{caption}</figcaption>}
        {!own && cardFor && (
          <span>
            <FoldedCard name={cardFor} />
          </span>
        )}
      </Picture>
      <div>
        <span>{state}</span>
        <h1>
          <span>
            {day}
            {window.length > 0 && ','}
          </span>
          {window.length > 0 && (
            <>
              {' '}
              <span>{window.join(', ')}</span>
            </>
          )}
        </h1>
        {children}
      </div>
    </Head>
  );
}
