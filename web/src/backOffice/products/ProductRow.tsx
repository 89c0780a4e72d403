import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Image } from '#components/media/Image.tsx';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import { ProductMenu } from './ProductMenu.tsx';
import { ExtraMark, PriceRange, SizeNames } from './ProductPrice.tsx';
import { ProductRating } from './ProductRating.tsx';
import type { ProductItemProps } from './productListProps.ts';
import { NameCell } from './productTableStyles.ts';

export function ProductRow(props: ProductItemProps) {
  const { product, selection, failures, setActive, withFlorist } = props;
  const { id, name, sku, active, category, company_info } = product;
  const failure = failures.get(id);
  return (
    <tr data-chosen={selection.has(id) || undefined}>
      <td>
        <Checkbox checked={selection.has(id)} onChange={(chosen) => selection.set([product], chosen)}>
          <VisuallyHidden>Select {name}</VisuallyHidden>
        </Checkbox>
      </td>
      <td>
        <NameCell>
          <i>
            <Image photo={mainPhoto(product)} alt="" />
          </i>
          <div>
            <Link to={paths.productEdit(id)} title={name}>
              {name}
            </Link>
            <small>{withFlorist ? `${sku}, ${company_info.brand}` : sku}</small>
            <ExtraMark product={product} />
            {failure && <span className="failure">{failure}</span>}
          </div>
        </NameCell>
      </td>
      <td className="from1152">{category.name}</td>
      <td className="num">
        <PriceRange product={product} />
        <SizeNames product={product} />
      </td>
      <td className="num from1152">{product.sold_count || '–'}</td>
      <td>
        <ProductRating product={product} />
      </td>
      <td>
        <SwitchField
          side="start"
          label={`${name} in the shop`}
          checked={active}
          onChange={({ target }) => void setActive(product, target.checked)}
        >
          {active ? 'Active' : 'Inactive'}
        </SwitchField>
      </td>
      <td>
        <ProductMenu {...props} />
      </td>
    </tr>
  );
}
