import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Link } from 'react-router-dom';
import { Icon } from '#components/media/Icon.tsx';
import { Stars } from '#components/media/Stars.tsx';
import { Price } from '#components/text/Price.tsx';
import { formatParameter, parameterTitle } from '../market/filters/parameterNames.ts';
import { writePath } from '../reviews/writePath.ts';
import { BuyBox } from './BuyBox.tsx';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductFlorist } from './ProductFlorist.tsx';
import { Crumbs, Description, Info, Name, Parameters, Rated, Two } from './productStyles.ts';

export const ProductView = ({ product }: { product: Product }) => (
  <>
    <Breadcrumb product={product} />
    <Two>
      <Gallery key={product.id} photos={product.photos} name={product.name} />
      <Info>
        <div>
          <Name>{product.name}</Name>
          <Score product={product} />
        </div>
        <Price dollars={product.price} large />
        <DeliveryPromise product={product} />
        <BuyBox product={product} />
        <ProductFlorist company={product.company_info} />
        <ParameterList product={product} />
        <Description>
          {product.description}
          <small>
            If a stem is not at the market that morning, the florist takes one of equal value and keeps the
            colours.
          </small>
        </Description>
      </Info>
    </Two>
  </>
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
    <Link to={writePath({ id })}>Write a feedback</Link>
  </Rated>
);

function ParameterList({ product: { parameter_values } }: { product: Product }) {
  if (parameter_values.length === 0) return null;
  return (
    <div>
      <h2>What you get</h2>
      <Parameters>
        {parameter_values.map(({ parameter_id, parameter_name, value }) => (
          <div key={parameter_id}>
            <dt>{parameterTitle(parameter_name)}</dt>
            <dd>{formatParameter(parameter_name, value)}</dd>
          </div>
        ))}
      </Parameters>
    </div>
  );
}
