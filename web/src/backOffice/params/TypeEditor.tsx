import { paths } from '@bloomkin/shared/pages.ts';
import { isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { ProductType } from '@bloomkin/shared/schemas/productType.ts';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { useUser } from '#session/useSession.ts';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import { useConfirm } from '../useConfirm.tsx';
import { countParameters, countProducts } from './describeType.ts';
import { PromoteNote } from './PromoteNote.tsx';
import { TypeForm } from './TypeForm.tsx';
import { TypeHead } from './TypeHead.tsx';
import { useTypeActions } from './useTypeActions.ts';

interface TypeEditorProps {
  type: ProductType;
  onSaved: (type: ProductType) => void;
  onReload: () => void;
}

export function TypeEditor({ type, onSaved, onReload }: TypeEditorProps) {
  const refresh = useCatalogueRefresh();
  const user = useUser();
  const { ask, dialog } = useConfirm();
  const { send, remove } = useTypeActions(type, { ask, onReload });
  const products = paths.products({ type: type.id });
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
