import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { toPhoto } from '../orders/list/ItemThumbs.tsx';
import { type EditLine, toLine } from './editLines.ts';
import { AddBox, Found } from './editStyles.ts';

interface AddProductProps {
  companyId: string;
  onAdd: (line: EditLine) => void;
}

export function AddProduct({ companyId, onAdd }: AddProductProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim());
  const { data, error } = useQuery(
    listProducts,
    search === '' ? null : { query: { company_id: companyId, search, active: true, per_page: 8 } },
  );
  const found = search === '' ? [] : (data?.data ?? []).flatMap((product) => toLine(product) ?? []);
  const isNothing = search !== '' && data !== undefined && found.length === 0;
  const add = (line: EditLine) => {
    setText('');
    onAdd(line);
  };
  return (
    <AddBox>
      <Icon name="search" size={20} />
      <Combobox
        label="Add a product"
        placeholder="Add a product by name or SKU"
        maxLength={100}
        value={text}
        onValue={setText}
        // Enter must not save the order.
        onEnter={() => undefined}
        options={found.map((line) => ({
          id: line.productId,
          content: (
            <Found>
              <i>
                <Image photo={toPhoto(line.photo) || null} alt="" />
              </i>
              <span>
                {line.name}
                <small>{line.sku}</small>
              </span>
              <b>{formatMoney(line.priceCents)}</b>
            </Found>
          ),
          onChoose: () => add(line),
        }))}
      />
      <p role="status">
        {isNothing && `No product in the shop is called “${search}”.`}
        {error && 'We could not search just now. Please type it again.'}
      </p>
    </AddBox>
  );
}
