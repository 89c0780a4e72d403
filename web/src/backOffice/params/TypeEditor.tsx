import { paths } from '@bloomkin/shared/pages.ts';
import { deleteProductType, updateProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError, notifyErrorWith } from '#components/feedback/notifyError.ts';
import { toApiError } from '#errors/apiError.ts';
import { useUser } from '#session/useSession.ts';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import { useConfirm } from '../useConfirm.tsx';
import { countParameters, countProducts } from './describeType.ts';
import { PromoteNote } from './PromoteNote.tsx';
import { TypeForm } from './TypeForm.tsx';
import { TypeHead } from './TypeHead.tsx';
import { type TypeValues, toTypeBody } from './typeValues.ts';

interface TypeEditorProps {
  type: ProductType;
  onSaved: (type: ProductType) => void;
  onReload: () => void;
}

export function TypeEditor({ type, onSaved, onReload }: TypeEditorProps) {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  const user = useUser();
  const { ask, dialog } = useConfirm();
  const params = { id: type.id };

  const products = paths.products({ type: type.id });
  const isInUse = (error: unknown) => toApiError(error).code === 'PRODUCT_TYPE.IN_USE';
  const notifyUse = (error: unknown) =>
    notifyErrorWith(error, { label: 'Show them', run: () => void navigate(products) });

  async function send(values: TypeValues, version: number | undefined) {
    try {
      const body = { ...toTypeBody(values), ...(version !== undefined && { version }) };
      return await call(updateProductType, { params, body });
    } catch (error) {
      if (isInUse(error)) notifyUse(error);
      throw error;
    }
  }

  async function remove() {
    const isSure = await ask({
      title: `Delete ${type.name}?`,
      text: 'Its parameters go with it.',
      confirm: 'Delete the type',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await call(deleteProductType, { params });
      void notify({ tone: 'success', message });
      await navigate(paths.params(), { replace: true });
      refresh();
    } catch (error) {
      if (isInUse(error)) notifyUse(error);
      else notifyError(error);
      onReload();
    }
  }

  return (
    <>
      <TypeHead
        title={type.name}
        detail={
          <>
            {countParameters(type.parameters.length)}, used by{' '}
            <Link to={products} style={{ textDecoration: 'underline' }}>
              {countProducts(type.products_num)}
            </Link>
          </>
        }
      >
        <Button kind="danger" onClick={() => void remove()}>
          Delete
        </Button>
      </TypeHead>
      {isAdmin(user) && (
        <PromoteNote
          type={type}
          ask={ask}
          onPromoted={(promoted) => {
            onSaved(promoted);
            refresh();
          }}
        />
      )}
      <TypeForm
        stored={type}
        saveLabel="Save"
        send={send}
        onSaved={(saved) => {
          onSaved(saved);
          refresh();
          void notify({ tone: 'success', message: `${saved.name} is saved` });
        }}
      />
      {dialog}
    </>
  );
}
