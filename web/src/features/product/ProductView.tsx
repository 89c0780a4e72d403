import { paths } from '@bloomkin/shared/pages.ts';
import { combiningRule, dollarRule } from '@bloomkin/shared/rules/describeDiscount.ts';
import { overlayValues } from '@bloomkin/shared/rules/productSizes.ts';
import type { Product, ProductDiscount, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useFeature } from '#api/useChannels.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { useIsHydrating } from '#components/hooks/useIsHydrating.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { OfferTag } from '#components/text/OfferTag.tsx';
import { Price } from '#components/text/Price.tsx';
import { recipientNote } from '#features/deliveryAddress/recipientNote.ts';
import { toDelivered } from '#features/deliveryDay/goodsQuery.ts';
import { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { formatParameter, parameterTitle } from '#features/market/filters/parameterNames.ts';
import { useReviews } from '#features/reviews/useReviews.ts';
import { writePath } from '#features/reviews/writePath.ts';
import { useUser } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { BuyBox } from './BuyBox.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { Gallery } from './Gallery.tsx';
import { Maker } from './Maker.tsx';
import { Crumbs, Description, Info, Name, Offer, Parameters, Rated, Two } from './productStyles.ts';
import { SizeChoice } from './SizeChoice.tsx';

/** Loaded after hydration, to keep the first visit's script small. */
const KeepAndShare = lazyWithPreload(async () => (await import('./KeepAndShare.tsx')).KeepAndShare);
const Extras = lazyWithPreload(async () => (await import('#features/productCard/Extras.tsx')).Extras);

const Later = () => <div style={{ height: 44 }} />;

const sizeParameter = 'size';

interface ChosenSize {
  /** Undefined when the product has none that can be bought. */
  size: ProductSize | undefined;
  choose: (size: ProductSize) => void;
}

/** In the URL, so that it can be shared; the first size by default. */
function useChosenSize({ sizes }: Product): ChosenSize {
  const [query, setQuery] = useSearchParams();
  const offered = sizes.filter(({ active }) => active);
  const id = query.get(sizeParameter);
  return {
    size: offered.find((size) => size.id === id) ?? offered[0],
    choose: (size) =>
      setQuery(
        (current) => {
          current.set(sizeParameter, size.id);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

const Delivered = styled.small`
  display: inline-block;
  min-height: 1.4em;
  margin-left: 10px;
  color: var(--bk-text-secondary);
`;

export function ProductView({ product }: { product: Product }) {
  const { size, choose } = useChosenSize(product);
  const isHydrating = useIsHydrating();
  const sized = { ...product, price: size?.price ?? product.price };
  return (
    <>
      <Breadcrumb product={product} />
      <Two>
        <Gallery
          key={product.id}
          id={product.id}
          photos={product.photos}
          name={product.name}
          size={size}
          sizes={product.sizes}
        />
        <Info>
          <div>
            <Name>{product.name}</Name>
            <Score product={product} />
          </div>
          <div>
            <DeliveredPrice product={sized} />
            {product.discount && <ProductOffer discount={product.discount} />}
          </div>
          <Unsuited product={product} />
          <SizeChoice product={product} chosen={size} onChoose={choose} />
          <DeliveryPromise product={sized} />
          <BuyBox product={product} size={size} />
          <Suspense fallback={<Later />}>
            {isHydrating ? <Later /> : <KeepAndShare id={product.id} sizeId={size?.id ?? ''} />}
          </Suspense>
          <Maker company={product.company_info} />
          <ParameterList product={product} size={size} />
          <Description>
            {size?.description || product.description}
            <small>
              If a flower is missing that morning, the florist asks you first, unless you choose otherwise at
              checkout.
            </small>
          </Description>
          <Suspense>
            {!product.addon && !isHydrating && <Extras company={product.company} without={[]} />}
          </Suspense>
        </Info>
      </Two>
    </>
  );
}

/** Says why the flowers may not suit; they can still be bought. */
function Unsuited({ product }: { product: Product }) {
  const noted = useStore(recipientNote);
  const conflict = noted?.findConflict(product);
  if (!noted || !conflict) return null;
  return (
    <Callout $tone="warning">
      <Icon name="info" />
      <p>
        {conflict}. {noted.sentence}
      </p>
    </Callout>
  );
}

/** The terms are shown where the offer is first made. */
const ProductOffer = ({ discount }: { discount: ProductDiscount }) => (
  <Offer>
    <OfferTag discount={discount} />
    <small>
      {discount.name}: it comes off in your cart
      {discount.limited && ' once you are signed in, while it lasts'}
      {discount.limit_per_person !== null && `, ${discount.limit_per_person} a person`}. {combiningRule}
      {discount.kind === 'amount' && ` ${dollarRule}`}
    </small>
  </Offer>
);

const Breadcrumb = ({ product: { name, category } }: { product: Product }) => (
  <Crumbs aria-label="Breadcrumb">
    <ol>
      <li>
        <Link to={paths.market()}>All flowers</Link>
        <Icon name="right" size={14} />
      </li>
      <li>
        <Link to={paths.market({ category: category.id })}>{category.name}</Link>
        <Icon name="right" size={14} />
      </li>
      <li aria-current="page">{name}</li>
    </ol>
  </Crumbs>
);

const Score = ({ product: { id, rating, reviews_count } }: { product: Product }) => (
  <Rated>
    {rating === null ? (
      'No reviews yet'
    ) : (
      <>
        <Stars rating={rating} />
        <b>{rating.toFixed(1)}</b>
        <a href="#reviews">{reviews_count === 1 ? '1 review' : `${reviews_count} reviews`}</a>
      </>
    )}
    <WriteLink id={id} />
  </Rated>
);

/** Guests sign in on the way. */
function WriteLink({ id }: Pick<Product, 'id'>) {
  const { data, isLoading } = useReviews(id);
  const isGuest = useUser() === undefined;
  const isOpen = useFeature('reviews');
  if (data?.me_add) return <a href="#reviews">Your review</a>;
  const mayWrite = isOpen && (isGuest || isLoading || data?.can_review);
  return mayWrite && <Link to={writePath({ id })}>Write a feedback</Link>;
}

interface ParameterListProps {
  product: Product;
  size: ProductSize | undefined;
}

function ParameterList({ product, size }: ParameterListProps) {
  const values = overlayValues(
    product.parameter_values,
    size?.parameter_values ?? [],
    (value) => value.parameter_id,
  );
  if (values.length === 0) return null;
  return (
    <div>
      <h2>What you get</h2>
      <Parameters>
        {values.map(({ parameter_id, parameter_name, value }) => (
          <div key={parameter_id}>
            <dt>{parameterTitle(parameter_name)}</dt>
            <dd>{formatParameter(parameter_name, value)}</dd>
          </div>
        ))}
      </Parameters>
    </div>
  );
}

/** The price of the list's card: with delivery as soon as a place is known (docs/product-rules.md, "No pressure"). */
function DeliveredPrice({ product }: { product: Product }) {
  const { offer, place } = useDelivery(toDelivered(product));
  const fee = offer?.price;
  return (
    <>
      <Price dollars={product.price + (fee ?? 0)} large />
      <Delivered>
        {fee == null
          ? !place && '+ delivery'
          : fee === 0
            ? 'with free delivery'
            : `with delivery: ${formatDollars(product.price)} + ${formatDollars(fee)}`}
      </Delivered>
    </>
  );
}
