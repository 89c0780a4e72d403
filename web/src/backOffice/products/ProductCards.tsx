import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { AllRow } from '#components/list/cardStyles.ts';
import { SelectAll } from '#components/list/SelectAll.tsx';
import { Image } from '#components/media/Image.tsx';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { ProductMenu } from './ProductMenu.tsx';
import { ExtraMark, PriceRange, SizeNames } from './ProductPrice.tsx';
import { ProductRating } from './ProductRating.tsx';
import { Cards, Facts } from './productCardStyles.ts';
import type { ProductItemProps, ProductListProps } from './productListProps.ts';

export function ProductCards({ products, ...props }: ProductListProps) {
  const { selection } = props;
  return (
    <>
      <AllRow>
        <SelectAll items={products} selection={selection} isLabelled />
      </AllRow>
      <Cards>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} {...props} />
        ))}
      </Cards>
    </>
  );
}

function ProductCard(props: ProductItemProps) {
  const { product, selection, failures, withFlorist } = props;
  const { id, name, sku, active, category, company_info } = product;
  const failure = failures.get(id);
  return (
    <li data-chosen={selection.has(id) || undefined}>
      <Checkbox checked={selection.has(id)} onChange={(chosen) => selection.set([product], chosen)}>
        <VisuallyHidden>Select {name}</VisuallyHidden>
      </Checkbox>
      <i>
        <Image photo={mainPhoto(product)} alt="" />
      </i>
      <Facts>
        <Link to={paths.productEdit(id)}>{name}</Link>
        <small>{[sku, category.name, withFlorist && company_info.brand].filter(Boolean).join(', ')}</small>
        <span>
          <PriceRange product={product} />
          <ExtraMark product={product} />
          <ProductRating product={product} />
        </span>
        <SizeNames product={product} />
        {failure && <small className="failure">{failure}</small>}
      </Facts>
      <div>
        <StatusPill tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</StatusPill>
        <ProductMenu {...props} />
      </div>
    </li>
  );
}
