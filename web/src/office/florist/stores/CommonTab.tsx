import { paths } from '@bloomkin/shared/pages.ts';
import { deleteStore, listStores, updateStore } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { useAction } from '#components/useAction.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { StoreFields } from './StoreFields.tsx';
import { readStore, type StoreValues, storeFieldNames, storeLabels, writeStore } from './storeForm.ts';
import type { TabProps } from './tabProps.ts';
import { useStoresCompany } from './useStoresCompany.ts';

export function CommonTab({ store, onSaved }: TabProps) {
  const form = useForm<StoreValues>({ defaultValues: readStore(store) });
  const { dirtyFields, isDirty } = form.formState;
  const { base, save, theirs, takeTheirs } = useVersioned({
    newest: store,
    toValues: readStore,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: storeFieldNames,
    async save(values) {
      const saved = await save((version) =>
        call(updateStore, {
          params: { id: store.id },
          body: { ...writeStore(values), ...(version !== undefined && { version }) },
        }),
      );
      if (saved) onSaved(saved);
    },
  });
  return (
    <Stack $width={720}>
      <Panel aria-label="Common">
        <Form onSubmit={onSubmit} noValidate>
          {theirs && (
            <ConflictNote
              what="this store"
              theirs={describeTheirs(theirs, base ?? theirs)}
              areChanges
              onTakeTheirs={takeTheirs}
            />
          )}
          <StoreFields form={form} />
          <SaveBar
            changes={listChanges(dirtyFields, storeLabels)}
            onDiscard={() => form.reset()}
            busy={busy}
            saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
          />
        </Form>
      </Panel>
      <CloseStore store={store} />
    </Stack>
  );
}

const toShown = (store: Store) => ({ ...readStore(store), address: store.location.address });

const describeTheirs = (theirs: Store, base: Store) =>
  describeDifferences(toShown(base), toShown(theirs), storeLabels, ['name', 'address', 'phone']);

function CloseStore({ store }: { store: Store }) {
  const { ask, dialog } = useConfirm();
  const { query } = useStoresCompany(store.company_id);
  const navigate = useNavigate();
  const close = useMutation(deleteStore, { invalidates: [listStores] });
  const { run, busy } = useAction(async () => {
    const { message } = await close({ params: { id: store.id } });
    void notify({ tone: 'success', message });
    void navigate(paths.stores(query));
  });
  const onClose = async () => {
    const isSure = await ask({
      title: `Close ${store.name} for good?`,
      text: 'Its hours and zones go with it. Orders that it has keep its name and address.',
      confirm: 'Close store',
      keep: 'Keep it',
      danger: true,
    });
    if (isSure) await run();
  };
  return (
    <div>
      <Button kind="danger" aria-disabled={busy} onClick={() => busy || void onClose()}>
        Close this store
      </Button>
      {dialog}
    </div>
  );
}
