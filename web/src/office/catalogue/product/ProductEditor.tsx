import { paths } from '@bloomkin/shared/pages.ts';
import { updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { call } from '#api/call.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PageHead, Title } from '#office/kit/pageStyles.ts';
import { OpenOrdersLink } from './OpenOrdersLink.tsx';
import { PhotosTab } from './PhotosTab.tsx';
import { ProductForm } from './ProductForm.tsx';
import { toChangedBody, toValues } from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';
import { useProductActions } from './useProductActions.tsx';
import type { ProductChoices } from './useProductChoices.ts';

interface ProductEditorProps {
  product: Product;
  choices: ProductChoices;
  onSaved: (product: Product) => void;
}

export function ProductEditor({ product, choices, onSaved }: ProductEditorProps) {
  const [tab, setTab] = useTabParam(['basic', 'photos']);
  const { items, ask, dialog } = useProductActions(product, onSaved);
  const refresh = useCatalogueRefresh();
  const keep = (saved: Product) => {
    onSaved(saved);
    refresh();
  };
  return (
    <>
      <BackLink to={paths.products()}>Products</BackLink>
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
          <OpenOrdersLink product={product} />
          <ButtonLink to={paths.product(product.id)}>
            <OfficeIcon name="eye" size={20} />
            Preview as a buyer
          </ButtonLink>
          <Menu label={`More actions for ${product.name}`} items={items} />
        </div>
      </PageHead>
      <Tabs
        label="Parts of the product"
        keepMounted
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
                send={(values, dirty, version) => {
                  const changes = toChangedBody(values, dirty, choices.types);
                  const body = { ...changes, ...(version !== undefined && { version }) };
                  return call(updateProduct, { params: { id: product.id }, body });
                }}
                onSaved={(saved) => {
                  keep(saved);
                  void notify({ tone: 'success', message: `${saved.name} is saved` });
                }}
              />
            ),
          },
          {
            name: 'photos',
            title: 'Photos',
            count: product.photos.length,
            content: <PhotosTab product={product} onSaved={keep} ask={ask} />,
          },
        ]}
      />
      {dialog}
    </>
  );
}
