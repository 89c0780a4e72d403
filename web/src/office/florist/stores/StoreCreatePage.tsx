import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { createStore, listStores } from '@bloomkin/shared/routes/stores.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { NoCompany } from './NoCompany.tsx';
import { StoreFields } from './StoreFields.tsx';
import { emptyStore, type StoreValues, storeFieldNames, writeStore } from './storeForm.ts';
import { useStoresCompany } from './useStoresCompany.ts';

export function StoreCreatePage() {
  const { companyId, query } = useStoresCompany();
  return (
    <OfficePage title="Add store">
      <BackLink to={paths.stores(query)}>Stores</BackLink>
      <PageHead>
        <h1>Add store</h1>
      </PageHead>
      {companyId ? <NewStore companyId={companyId} query={query} /> : <NoCompany />}
    </OfficePage>
  );
}

interface NewStoreProps {
  companyId: string;
  query: Record<string, string>;
}

function NewStore({ companyId, query }: NewStoreProps) {
  const navigate = useNavigate();
  const create = useMutation(createStore, { invalidates: [listStores, getCompany] });
  const form = useForm<StoreValues>({ defaultValues: emptyStore });
  useUnsavedChanges(form.formState.isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: storeFieldNames,
    async save(values) {
      const { data } = await create({
        body: { ...writeStore(values), company_id: companyId },
      });
      void notify({ tone: 'success', message: `${data.name} is added. Now its hours and zones.` });
      unsavedChanges.write(false);
      await navigate(paths.storeEdit(data.id, { ...query, tab: 'hours' }));
    },
  });
  return (
    <Stack $width={720}>
      <Panel aria-label="Common">
        <Form onSubmit={onSubmit} noValidate>
          <StoreFields form={form} />
          <FormButtons>
            <SubmitButton large={false} busy={busy} busyLabel="Adding …">
              Add store
            </SubmitButton>
            <ButtonLink to={paths.stores(query)}>Cancel</ButtonLink>
          </FormButtons>
        </Form>
      </Panel>
    </Stack>
  );
}
