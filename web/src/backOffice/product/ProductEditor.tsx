import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Back, Title } from '../order/orderStyles.ts';
import { PageHead } from '../pageStyles.ts';
import { PhotosTab } from './PhotosTab.tsx';
import { ProductForm } from './ProductForm.tsx';
import { toValues } from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';
import { useProductActions } from './useProductActions.tsx';
import type { ProductChoices } from './useProductChoices.ts';
import { useSaveProduct } from './useSaveProduct.ts';

interface ProductEditorProps {
  product: Product;
  choices: ProductChoices;
  onSaved: (product: Product) => void;
}

export function ProductEditor({ product, choices, onSaved }: ProductEditorProps) {
  const [tab, setTab] = useTabParam(['basic', 'photos']);
  const { items, ask, dialog } = useProductActions(product, onSaved);
  const { update } = useSaveProduct();
  const listPath = paths.products();
  const refresh = useCatalogueRefresh();
  const photoSaved = (saved: Product) => {
    onSaved(saved);
    refresh();
  };
  return (
    <>
      <Back>
        <Link to={listPath}>
          <OfficeIcon name="left" size={18} />
          Products
        </Link>
      </Back>
      <PageHead>
        <Title>
          <h1>{product.name}</h1>
          {product.active ? (
            <StatusPill tone="success">Active</StatusPill>
          ) : (
            <StatusPill>Not in the shop</StatusPill>
          )}
          <p>
            {product.sku}, {product.category.name}
          </p>
        </Title>
        <div>
          <ButtonLink to={paths.product(product.id)}>
            <OfficeIcon name="eye" size={20} />
            Preview as a buyer
          </ButtonLink>
          <Menu label={`More actions for ${product.name}`} items={items} />
        </div>
      </PageHead>
      <Tabs
        label="Parts of the product"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            name: 'basic',
            title: 'Basic',
            content: (
              <ProductForm
                product={product}
                values={toValues(product, choices.types)}
                choices={choices}
                save={async (values, dirty) => {
                  const saved = await update(product, values, dirty, choices.types);
                  onSaved(saved);
                  return toValues(saved, choices.types);
                }}
              />
            ),
          },
          {
            name: 'photos',
            title: 'Photos',
            count: product.photos.length,
            content: <PhotosTab product={product} onSaved={photoSaved} ask={ask} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}
