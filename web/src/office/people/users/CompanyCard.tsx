import { getCompany, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { isManager, toOwnerRoles } from '@bloomkin/shared/rules/permissions.ts';
import type { EditableUser, ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { Controller, useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { describeRights, managerRights } from '#office/florist/company/managerRights.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { CompanyCombobox, noCompany, validateCompany } from '#office/people/companies/CompanyCombobox.tsx';
import { Form, RoleBox } from './userStyles.ts';

const positions = {
  owner: 'Owner',
  hired: 'Manager',
  moderation: 'Applicant, not hired yet',
} as const;
type Position = keyof typeof positions;

const isPosition = (text: string): text is Position => text in positions;

const findPosition = ({ manager_status, company, roles }: EditableUser): Position => {
  if (manager_status === 'hired' || manager_status === 'moderation') return manager_status;
  return !company && isManager(roles) ? 'hired' : 'owner';
};

const toWorkplaceValues = (user: EditableUser) => ({
  company: user.company ? { id: user.company.id, text: user.company.brand || user.company.name } : noCompany,
  position: findPosition(user) as string,
  rights: user.manager_rights as readonly ManagerRight[],
});
type WorkplaceValues = ReturnType<typeof toWorkplaceValues>;

const describeWorkplace = ({ company, position, rights }: WorkplaceValues): string[] => {
  if (company.id === '') return ['No company'];
  const works = isPosition(position) ? positions[position] : '';
  const granted = position === 'hired' ? describeRights(rights) : '';
  return [company.text, works, granted].filter(Boolean);
};

/** An owner needs the vendor's role first of all; hiring sets the manager's. */
function toWorkplaceBody({ company, position, rights }: WorkplaceValues, roles: readonly Role[]) {
  if (company.id === '') return { company_id: 0 as const };
  const company_id = company.id;
  if (position === 'owner') return { company_id, manager_status: null, roles: toOwnerRoles(roles) };
  if (position === 'hired')
    return { company_id, manager_status: 'hired' as const, manager_rights: [...rights] };
  return { company_id, manager_status: 'moderation' as const };
}

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

interface RightsFieldProps {
  value: readonly ManagerRight[];
  onChange: (rights: readonly ManagerRight[]) => void;
  error: string | undefined;
}

/** What a manager may do at the company. */
const RightsField = ({ value, onChange, error }: RightsFieldProps) => (
  <RoleBox data-wrong={error ? '' : undefined}>
    <legend>Rights at the company</legend>
    {error && <p role="alert">{error}</p>}
    <div>
      {managerRights.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          checked={value.includes(name)}
          onChange={(isOn) => onChange(isOn ? [...value, name] : value.filter((other) => other !== name))}
        >
          {label}
          <small>{hint}</small>
        </Checkbox>
      ))}
    </div>
  </RoleBox>
);

function useWorkplaceForm(user: EditableUser) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers, getCompany, listManagers] });
  const form = useForm<WorkplaceValues>({ defaultValues: toWorkplaceValues(user) });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues: toWorkplaceValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: {
      company_id: 'company',
      manager_status: 'position',
      roles: 'position',
      manager_rights: 'rights',
    },
    async save(values) {
      const saved = await edit.save((version) =>
        save({
          params: { id: user.id },
          body: { ...toWorkplaceBody(values, user.roles), ...(version !== undefined && { version }) },
        }),
      );
      if (saved) void notify({ tone: 'success', message: 'The company is saved' });
    },
  });
  return { form, theirs: edit.theirs, takeTheirs: edit.takeTheirs, onSubmit, busy };
}
