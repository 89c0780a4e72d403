import { officePages } from '@bloomkin/shared/officePages.ts';
import { matchesPath } from '@bloomkin/shared/page.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { CategoryForm } from './CategoryForm.tsx';
import type { FlatCategory } from './categoryRows.ts';
import type { CategoryActions } from './useCategoryActions.ts';

/** Stays at the drawer's foot while the fields scroll. */
const DrawerLine = styled.p`
  margin: -8px 0 16px;
  color: var(--bk-text-secondary);
`;

interface CategoryDrawerProps {
  all: readonly FlatCategory[];
  actions: CategoryActions;
}

/** Open while the URL names a category, or a new one. */
export function CategoryDrawer({ all, actions }: CategoryDrawerProps) {
  const { pathname } = useLocation();
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isNew = matchesPath(officePages.categoryCreate.path, pathname);
  const item = all.find((one) => one.id === id);
  const close = () => void navigate(paths.categoryList());
  const count = item?.category.products_num ?? 0;
  return (
    <Dialog
      open={isNew || id !== undefined}
      onClose={close}
      title={isNew ? 'Add a category' : (item?.category.name ?? 'Category')}
      placement="panel"
    >
      {isNew || item ? (
        <>
          {item && <DrawerLine>{pluralise(count, 'active product')}</DrawerLine>}
          <CategoryForm
            key={id ?? 'new'}
            item={item}
            all={all}
            inside={params.get('inside')}
            focusInside={params.get('focus') === 'inside'}
            onDone={close}
            onDelete={async () => {
              if (item && (await actions.remove(item.category))) close();
            }}
          />
        </>
      ) : (
        <EmptyState title="We could not find that category" text="Somebody may have deleted it." />
      )}
    </Dialog>
  );
}
