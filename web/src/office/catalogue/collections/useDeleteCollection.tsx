import { paths } from '@bloomkin/shared/pages.ts';
import { listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { useAction } from '#components/actions/useAction.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';

/** Confirms, then goes to the list. */
export function useDeleteCollection() {
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const send = useMutation(deleteCollection, { invalidates: [listCollections] });
  const { run } = useAction(async (id: string) => {
    const { message } = await send({ params: { id } });
    void notify({ tone: 'success', message });
    unsavedChanges.write(false);
    await navigate(paths.collections(), { replace: true });
  });
  async function remove({ id, name }: Collection) {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Its products stay in the shop.',
      confirm: 'Delete the collection',
      keep: 'Keep it',
      danger: true,
    });
    if (isSure) await run(id);
  }
  return { remove, dialog };
}
