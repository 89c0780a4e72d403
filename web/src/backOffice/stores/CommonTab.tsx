import { paths } from '@bloomkin/shared/pages.ts';
import { deleteStore, listStores, updateStore } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel, Stack } from '#components/layout/panelStyles.ts';
import { useConfirm } from '../useConfirm.tsx';
import { StoreFields } from './StoreFields.tsx';
import { saveStore } from './saveStore.ts';
import { readStore, type StoreValues, storeFieldNames, storeLabels, writeStore } from './storeForm.ts';
import type { TabProps } from './tabProps.ts';
import { useStoresCompany } from './useStoresCompany.ts';

export function CommonTab({ store, onSaved, onStale }: TabProps) {
  const form = useForm<StoreValues>({ defaultValues: readStore(store) });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: storeFieldNames,
    async save(values) {
      const body = { ...writeStore(values), version: store.version };
      const saved = await saveStore(() => call(updateStore, { params: { id: store.id }, body }), onStale);
      form.reset(readStore(saved));
      onSaved(saved);
    },
  });
  return (
    <Stack>
      <Panel aria-label="Common">
        <Form onSubmit={onSubmit} noValidate>
          <StoreFields form={form} />
          <SaveBar
            changes={listChanges(form.formState.dirtyFields, storeLabels)}
            onDiscard={() => form.reset()}
            busy={busy}
          />
        </Form>
      </Panel>
      <CloseStore store={store} />
    </Stack>
  );
}

function CloseStore({ store }: { store: Store }) {
  const { ask, dialog } = useConfirm();
  const { query } = useStoresCompany();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const close = useMutation(deleteStore, { invalidates: [listStores] });
  const onClose = async () => {
    const isSure = await ask({
      title: `Close ${store.name} for good?`,
      text: 'Its hours and zones go with it. Orders that it has keep its name and address.',
      confirm: 'Close store',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    setBusy(true);
    try {
      const { message } = await close({ params: { id: store.id } });
      void notify({ tone: 'success', message });
      void navigate(paths.stores(query));
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
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
