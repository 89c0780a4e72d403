import { paths } from '@bloomkin/shared/pages.ts';
import { createProductType } from '@bloomkin/shared/routes/productTypes.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import { AddButton } from '#office/kit/AddButton.tsx';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { validateName } from './typeValues.ts';

export function TypeCreatePage() {
  const refresh = useCatalogueRefresh();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(body) {
      const { data } = await call(createProductType, { body });
      refresh();
      void notify({ tone: 'success', message: `${data.name} is saved` });
      unsavedChanges.write(false);
      await navigate(paths.paramsEdit(data.id), { replace: true });
    },
  });
  return (
    <OfficePage title="Add a type">
      <BackLink to={paths.params()}>Product params</BackLink>
      <PageHead>
        <div>
          <h1>Add a type</h1>
          <p>Its parameters come next.</p>
        </div>
      </PageHead>
      <Form onSubmit={onSubmit} noValidate aria-label="Product type">
        <FormErrors form={form} />
        <Card aria-label="The type">
          <TextField
            label="Name"
            hint="Such as Bouquet, Wreath or House plant."
            maxLength={80}
            {...field(form, 'name', { validate: validateName })}
          />
        </Card>
        <AddButton busy={busy}>Add type</AddButton>
      </Form>
    </OfficePage>
  );
}
