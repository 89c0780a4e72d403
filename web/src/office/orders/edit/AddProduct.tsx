import { listProducts } from '@bloomkin/shared/routes/catalogue.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { Combobox } from '#components/form/Combobox.tsx';
import { inputStyles } from '#components/form/inputStyles.ts';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { toPhoto } from '#office/orders/list/ItemThumbs.tsx';
import { type EditLine, toLine } from './editLines.ts';

const AddBox = styled.div`
  position: relative;
  max-width: 420px;
  margin-top: 16px;
  > svg {
    position: absolute;
    z-index: 1;
    inset: 14px auto auto 16px;
    pointer-events: none;
  }
  input {
    ${inputStyles}
    padding-left: 46px;
  }
  p:not(:empty) {
    margin-top: 8px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
`;

const Found = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: 36px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  i {
    height: 44px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
`;

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
