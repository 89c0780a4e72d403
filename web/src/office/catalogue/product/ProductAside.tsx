import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { Price } from '#components/text/Price.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useUser } from '#session/useSession.ts';
import type { ProductValues } from './productValues.ts';
import { cheapest, describeRange } from './sizeValues.ts';

const Preview = styled.div`
  overflow: hidden;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  > div:first-child {
    aspect-ratio: 4 / 5;
  }
  > div:last-child {
    display: grid;
    gap: 4px;
    padding: 16px 18px 18px;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  @media (max-width: 1279px) {
    display: none;
  }
`;

const Ready = styled.ul`
  display: grid;
  gap: 10px;
  li {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: 0.9375rem;
  }
  svg {
    flex: none;
    color: var(--bk-text-success);
  }
  [data-open] svg {
    color: var(--bk-text-warning);
  }
`;

interface PreviewCardProps {
  values: ProductValues;
  product: Product | undefined;
}

/** The card of the listings, as it is typed. */
export function PreviewCard({ values, product }: PreviewCardProps) {
  const user = useUser();
  const brand = product?.company_info.brand ?? user?.company?.brand;
  const { sizes, price } = values;
  const cents = (sizes.length > 0 ? cheapest(sizes) : price) ?? 0;
  const rating = product?.rating ?? null;
  return (
    <Preview>
      <div>
        <Image photo={product?.photos[0]} alt="" />
      </div>
      <div>
        <b>{values.name || 'Its name'}</b>
        <p>{brand}</p>
        <p>
          {rating === null ? (
            'No reviews yet'
          ) : (
            <>
              <Icon name="star" size={14} solid /> {rating.toFixed(1)} ({product?.reviews_count})
            </>
          )}
        </p>
        <Price
          dollars={Number.isNaN(cents) ? 0 : centsToDollars(cents)}
          isFrom={describeRange(sizes)?.startsWith('from') ?? false}
        />
      </div>
    </Preview>
  );
}

interface ReadyCardProps {
  values: ProductValues;
  photos: number;
}

export function ReadyCard({ values, photos }: ReadyCardProps) {
  const steps = [
    { isDone: photos > 0, done: 'A photo, shown 4 by 5', open: 'Add a photo: nobody buys unseen flowers' },
    ...priceSteps(values, photos),
    {
      isDone: values.category !== '' && values.type !== '',
      done: 'Category and type',
      open: 'Select a category and a type',
    },
    { isDone: values.active, done: 'In the shop', open: 'Not in the shop: switch Active on' },
  ];
  return (
    <Card aria-labelledby="product-ready">
      <h2 id="product-ready">Ready to sell</h2>
      <Ready>
        {steps.map(({ isDone, done, open }) => (
          <li key={done} data-open={!isDone || undefined}>
            <OfficeIcon name={isDone ? 'check' : 'info'} size={18} />
            {isDone ? done : open}
          </li>
        ))}
      </Ready>
    </Card>
  );
}

function priceSteps({ sizes, price }: ProductValues, photos: number) {
  if (sizes.length === 0) return [{ isDone: (price ?? 0) > 0, done: 'A price', open: 'Enter a price' }];
  const unpictured = sizes.filter(({ photo }) => photo === null).map(({ name }) => name);
  return [
    {
      isDone: sizes.every((size) => (size.price ?? 0) > 0),
      done: 'A price for each size',
      open: 'Enter a price for each size',
    },
    { isDone: sizes.some(({ active }) => active), done: 'A size in the shop', open: 'Every size is off' },
    ...(photos > 1 && unpictured.length > 1
      ? [{ isDone: false, done: 'pictures', open: `${unpictured.join(' and ')} show the main photo` }]
      : []),
  ];
}
