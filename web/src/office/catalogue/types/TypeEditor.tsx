import { paths } from '@bloomkin/shared/pages.ts';
import { deleteProductType } from '@bloomkin/shared/routes/productTypes.ts';
import type { ProductType, TypeParameter } from '@bloomkin/shared/schemas/productType.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { notifyError, notifyErrorWith } from '#components/notifyError.ts';
import { Menu } from '#components/overlay/Menu.tsx';
import { toApiError } from '#errors/apiError.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { type Ask, useConfirm } from '#office/kit/useConfirm.tsx';
import { ParameterDialog } from './ParameterDialog.tsx';
import { ParameterRow } from './ParameterRow.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { TypeHead, TypePanel } from './typeStyles.ts';
import { type TypeChanges, useTypeChanges } from './useTypeChanges.ts';

const ParameterList = styled.ul`
  display: grid;
  > li {
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  > [data-open] {
    background: var(--bk-bg-sunken);
  }
  > [data-lifted] > :first-child {
    position: relative;
    z-index: 2;
    outline: 2px solid var(--bk-bg-brand);
    outline-offset: -2px;
    background: var(--bk-bg-surface);
    box-shadow: var(--bk-e3);
  }
`;

const maxParameters = 20;

interface TypeEditorProps {
  type: ProductType;
  onSaved: (type: ProductType) => void;
}

export function TypeEditor({ type, onSaved }: TypeEditorProps) {
  const refresh = useCatalogueRefresh();
  const take = (next: ProductType) => {
    onSaved(next);
    refresh();
  };
  const changes = useTypeChanges(type, take);
  const { parameters } = changes;
  const { ask, dialog } = useConfirm();
  const [openId, setOpenId] = useState<string>();
  const [isRenaming, setRenaming] = useState(false);
  const [edited, setEdited] = useState<{ parameter: TypeParameter | undefined }>();
  const remove = useTypeRemoval(type, ask);
  const order = useParameterOrder(changes);
  return (
    <TypePanel aria-label={type.name}>
      <Heading
        type={type}
        onRename={() => setRenaming(true)}
        onAdd={parameters.length < maxParameters ? () => setEdited({ parameter: undefined }) : undefined}
        onDelete={() => void remove()}
      />
      <ParameterList ref={order.list} aria-label={`Parameters of ${type.name}`}>
        {parameters.map((parameter) => (
          <ParameterRow
            key={parameter.id}
            typeId={type.id}
            parameter={parameter}
            order={order}
            isOpen={openId === parameter.id}
            onToggle={() => setOpenId(openId === parameter.id ? undefined : parameter.id)}
            onEdit={() => setEdited({ parameter })}
            changes={changes}
            ask={ask}
          />
        ))}
      </ParameterList>
      {parameters.length === 0 && <p>No parameters yet. Buyers cannot filter by this type.</p>}
      <MoveBar moving={order} />
      <RenameDialog type={type} open={isRenaming} onClose={() => setRenaming(false)} onSaved={take} />
      <ParameterDialog
        open={edited !== undefined}
        parameter={edited?.parameter}
        onClose={() => setEdited(undefined)}
        changes={changes}
      />
      {dialog}
    </TypePanel>
  );
}

function useParameterOrder({ parameters, change }: TypeChanges) {
  const ids = parameters.map(({ id }) => id);
  return useReorder<HTMLUListElement>({
    ids,
    describe: (id) => parameters.find((parameter) => parameter.id === id)?.name ?? '',
    onReorder: (next) => void change((all) => next.flatMap((id) => all.find((one) => one.id === id) ?? [])),
    disabled: ids.length < 2,
  });
}

interface HeadingProps {
  type: ProductType;
  onRename: () => void;
  onAdd: (() => void) | undefined;
  onDelete: () => void;
}

const Heading = ({ type: { id, name }, onRename, onAdd, onDelete }: HeadingProps) => (
  <TypeHead>
    <div>
      <h2>{name}</h2>
      <p>Buyers filter by all but numbers, in this order. Drag, or press Space on a handle.</p>
    </div>
    <span>
      <Button kind="quiet" onClick={onRename}>
        Rename
      </Button>
      {onAdd && (
        <Button onClick={onAdd}>
          <OfficeIcon name="plus" size={20} />
          Add parameter
        </Button>
      )}
      <Menu
        label={`More actions for ${name}`}
        items={[
          { label: 'Show its products', to: paths.products({ type: id }) },
          { label: 'Delete', danger: true, onSelect: onDelete },
        ]}
      />
    </span>
  </TypeHead>
);

function useTypeRemoval({ id, name }: ProductType, ask: Ask) {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  return async () => {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Its parameters go with it.',
      confirm: 'Delete the type',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await call(deleteProductType, { params: { id } });
      void notify({ tone: 'success', message });
      await navigate(paths.params(), { replace: true });
    } catch (error) {
      if (toApiError(error).code !== 'PRODUCT_TYPE.IN_USE') notifyError(error);
      else
        notifyErrorWith(error, {
          label: 'Show them',
          run: () => void navigate(paths.products({ type: id })),
        });
    }
    refresh();
  };
}
