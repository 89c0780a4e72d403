import type { EditableUser } from '@bloomkin/shared/schemas/user.ts';
import { Controller } from 'react-hook-form';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { Card } from '#components/layout/Card.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { CompanyCombobox, validateCompany } from '#office/people/companies/CompanyCombobox.tsx';
import { RightsField } from './RightsField.tsx';
import { Form } from './userStyles.ts';
import { useWorkplaceForm } from './useWorkplaceForm.ts';
import { describeWorkplace, positions, toWorkplaceValues } from './workplaceValues.ts';

/** The person's company, position and rights. */
export function CompanyCard({ user }: { user: EditableUser }) {
  const { form, theirs, takeTheirs, onSubmit, busy } = useWorkplaceForm(user);
  const { errors } = form.formState;
  const { company, position } = form.watch();
  return (
    <Card aria-labelledby="user-company">
      <h2 id="user-company">Company</h2>
      <Form onSubmit={onSubmit} noValidate>
        {theirs && (
          <ConflictNote
            what="the company"
            theirs={describeWorkplace(toWorkplaceValues(theirs))}
            onTakeTheirs={takeTheirs}
          />
        )}
        <FormError message={errors.root?.message} />
        <Controller
          control={form.control}
          name="company"
          rules={{ validate: validateCompany }}
          render={({ field, fieldState }) => (
            <CompanyCombobox
              {...field}
              error={fieldState.error?.message}
              hint="Empty: works for no company."
            />
          )}
        />
        {company.id !== '' && (
          <SelectField label="Works there as" {...field(form, 'position')}>
            {Object.entries(positions).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        {company.id !== '' && position === 'hired' && (
          <Controller
            control={form.control}
            name="rights"
            render={({ field, fieldState }) => (
              <RightsField value={field.value} onChange={field.onChange} error={fieldState.error?.message} />
            )}
          />
        )}
        <div>
          <SubmitButton kind="outline" busy={busy} busyLabel="Saving…" large={false}>
            {theirs ? 'Save mine over theirs' : 'Save company'}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
