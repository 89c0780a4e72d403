import { paths } from '@bloomkin/shared/pages.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { deleteProduct, updateProduct } from '@bloomkin/shared/routes/products.ts';
import { isOpen, orderStatuses } from '@bloomkin/shared/rules/orderStatus.ts';
import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { notifyError } from '#components/notifyError.ts';
import { Menu, type MenuItem } from '#components/overlay/Menu.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PageHead, Title } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { useUser } from '#session/useSession.ts';
import { PhotosTab } from './PhotosTab.tsx';
import { ProductForm } from './ProductForm.tsx';
import { toChangedBody, toValues } from './productValues.ts';
import { useCatalogueRefresh } from './useCatalogueRefresh.ts';
import type { ProductChoices } from './useProductChoices.ts';

const openStatuses = orderStatuses.filter(isOpen).join();

/** Leads to the orders with this product; nothing without open ones. */
function OpenOrdersLink({ product: { name, company } }: { product: Product }) {
  const user = useUser();
  const mayRead = user !== undefined && canUse(userToPerson(user), 'orders');
  const query = { search: name, company_id: company, statuses: openStatuses, per_page: 1 };
  const total = useQuery(listOrders, mayRead ? { query } : null).data?.total ?? 0;
  if (total === 0) return null;
  return (
    <ButtonLink to={paths.orders({ product: name, ...(user?.is_admin && { company }) })}>
      {pluralise(total, 'open order')}
    </ButtonLink>
  );
}

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

/** The dots menu: copy, take out of the shop, delete. */
function useProductActions(product: Product, onSaved: (product: Product) => void) {
  const { ask, dialog } = useConfirm();
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  const listPath = paths.products();
  const params = { id: product.id };

  async function setActive(active: boolean) {
    try {
      const { data } = await call(updateProduct, { params, body: { active } });
      onSaved(data);
      refresh();
      const message = `${data.name} is ${active ? 'in the shop' : 'out of the shop'}`;
      const action = { label: 'Undo', run: () => void setActive(!active) };
      void notify({ tone: 'success', message, action });
    } catch (error) {
      notifyError(error, () => void setActive(active));
    }
  }

  async function remove() {
    const isSure = await ask({
      title: `Delete ${product.name}?`,
      text: 'It leaves the shop for good. Orders already placed keep their copy.',
      confirm: 'Delete the product',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await call(deleteProduct, { params });
      void notify({ tone: 'success', message });
      await navigate(listPath, { replace: true });
      refresh();
    } catch (error) {
      notifyError(error, () => void remove());
    }
  }

  const items: readonly MenuItem[] = [
    { label: 'Duplicate', to: paths.productCreate({ from: product.id }) },
    product.active
      ? { label: 'Deactivate', changes: true, onSelect: () => setActive(false) }
      : { label: 'Activate', changes: true, onSelect: () => setActive(true) },
    { label: 'Delete', danger: true, onSelect: remove },
  ];
  return { items, ask, dialog };
}
