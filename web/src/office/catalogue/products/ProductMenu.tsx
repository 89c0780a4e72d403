import { paths } from '@bloomkin/shared/pages.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import type { Ask } from '#office/kit/useConfirm.tsx';
import type { ListedProduct } from './productReads.ts';
import type { ProductChange } from './useProductChange.ts';

interface ProductMenuProps extends ProductChange {
  product: ListedProduct;
  ask: Ask;
}

export function ProductMenu({ product, setActive, remove, ask }: ProductMenuProps) {
  const { id, name, active } = product;
  const askToDelete = async () => {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'It leaves the shop at once. Orders already placed keep their copy. To take it out for a while, deactivate it instead.',
      confirm: 'Delete',
      keep: 'Keep it',
      danger: true,
    });
    if (isSure) await remove(product);
  };
  return (
    <Menu
      label={`More actions for ${name}`}
      items={[
        { label: 'Edit', to: paths.productEdit(id) },
        { label: 'Duplicate', to: paths.productCreate({ from: id }) },
        { label: 'Preview as a buyer', href: paths.product(id) },
        {
          label: active ? 'Deactivate' : 'Activate',
          changes: true,
          onSelect: () => setActive(product, !active),
        },
        { label: 'Delete', danger: true, onSelect: askToDelete },
      ]}
    />
  );
}
