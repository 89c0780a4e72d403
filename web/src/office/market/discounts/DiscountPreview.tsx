import {
  type DescribedDiscount,
  describeDiscount,
  describeTaking,
} from '@bloomkin/shared/rules/describeDiscount.ts';
import { takePercent } from '@bloomkin/shared/rules/discount.ts';
import { centsToDollars, dollarsToCents, formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldError } from '#components/form/fieldStyles.ts';
import { Card } from '#components/layout/Card.ts';
import { Figures } from '#components/layout/figures.ts';
import { OfferTag } from '#components/text/OfferTag.tsx';
import { Price } from '#components/text/Price.tsx';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { useCollectionName } from '#office/catalogue/collections/useCollections.ts';
import { useFloristName } from '#office/kit/florists/useFlorists.ts';
import { Shown, ShownCard } from './discountStyles.ts';
import { type DiscountValues, validateAmount, validateMinOrder, validatePercent } from './discountValues.ts';
import { useExampleProduct } from './useExampleProduct.ts';

interface DiscountPreviewProps {
  findCategoryName: (id: string) => string | undefined;
  florist: string | undefined;
  most: number;
}

/** While no product fits. */
const usualCents = 9800;
const deliveryCents = 1200;

/** Follows the form while it is filled in. */
export function DiscountPreview({ findCategoryName, florist, most }: DiscountPreviewProps) {
  const { control } = useFormContext<DiscountValues>();
  const values = { ...useFormContext<DiscountValues>().getValues(), ...useWatch({ control }) };
  const { kind, percent, amount, minOrder, usedBy, from, to } = values;
  const example = useExampleProduct(values);
  const chosenFlorist = useFloristName(values.company);
  const collection = useCollectionName(values.collection) || undefined;
  const value = kind === 'percent' ? percent : amount;
  const fault =
    kind === 'percent'
      ? validatePercent(most)(percent)
      : (validateAmount(amount) ?? validateMinOrder(most)(minOrder, { kind, amount }));
  if (value === null || fault !== undefined)
    return (
      <Card aria-label="What a buyer will see">
        <h2>What a buyer will see</h2>
        {value === null ? (
          <p>Say how much it takes off, and it shows here.</p>
        ) : (
          <FieldError>{fault}</FieldError>
        )}
      </Card>
    );
  const minOrderCents = minOrder && Number.isFinite(minOrder) ? minOrder : 0;
  const taking = { kind, value, minOrderCents, fromDay: from || null, toDay: to || null };
  const isAutomatic = usedBy === 'automatic';
  return (
    <Card aria-label="What a buyer will see">
      <h2>What a buyer will see</h2>
      <Shown>
        <p>
          {describeDiscount({
            ...taking,
            code: isAutomatic ? null : values.code.trim().toUpperCase() || 'CODE',
            limitTotal: values.limitTotal,
            limitPerPerson: values.limitPerPerson,
            florist: florist ?? (chosenFlorist || undefined),
            category: findCategoryName(values.category),
            collection,
          })}
        </p>
        {isAutomatic && <OnTheCard example={example} taking={taking} />}
        <InTheCart example={example} taking={taking} name={values.name.trim() || 'Its name'} />
        <small>
          {isAutomatic
            ? 'Shown from the first page on: card, product, cart, checkout, receipt.'
            : 'Shown once the code is entered: cart, checkout, receipt.'}{' '}
          The price stays as it is, without a “was” price.
        </small>
      </Shown>
    </Card>
  );
}

interface PreviewProps {
  /** Undefined while no product fits. */
  example: Product | undefined;
  taking: Pick<DescribedDiscount, 'kind' | 'value' | 'minOrderCents' | 'fromDay' | 'toDay'>;
}

const toExampleCents = (example: Product | undefined): number =>
  example ? dollarsToCents(example.price) : usualCents;

function OnTheCard({ example, taking: { kind, value, minOrderCents, toDay } }: PreviewProps) {
  const photo = example && mainPhoto(example);
  return (
    <div>
      <small>On the card and the product’s page</small>
      <ShownCard>
        {photo && <img src={photo.small.path} alt="" width={84} height={98} />}
        <span>
          {example && (
            <>
              <b>{example.name}</b>
              <small>{example.company_info.brand}</small>
            </>
          )}
          <Price dollars={centsToDollars(toExampleCents(example))} />
          <OfferTag
            discount={{
              kind,
              value: kind === 'percent' ? value : centsToDollars(value),
              min_order: centsToDollars(minOrderCents),
              to: toDay,
            }}
          />
        </span>
      </ShownCard>
    </div>
  );
}

function InTheCart({ example, taking, name }: PreviewProps & { name: string }) {
  const { kind, value, minOrderCents } = taking;
  const goodsCents = Math.max(toExampleCents(example), minOrderCents);
  const offCents = kind === 'percent' ? takePercent(goodsCents, value) : Math.min(value, goodsCents);
  return (
    <div>
      <small>In the cart</small>
      <Figures>
        <dt>Products</dt>
        <dd>{formatMoney(goodsCents)}</dd>
        <div data-discount="">
          <dt>
            {name}, {describeTaking(taking)}
          </dt>
          <dd>−{formatMoney(offCents)}</dd>
        </div>
        <dt>Delivery</dt>
        <dd>{formatMoney(deliveryCents)}</dd>
        <dt>Total</dt>
        <dd>{formatMoney(goodsCents - offCents + deliveryCents)}</dd>
      </Figures>
    </div>
  );
}
