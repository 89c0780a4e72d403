import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { createUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import type { AdminRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import type { CompanyChoice } from '#office/people/companies/CompanyCombobox.tsx';

export interface InviteValues {
  fio: string;
  email: string;
  phone: string;
  roles: readonly Role[];
  adminRights: readonly AdminRight[] | null;
  company: CompanyChoice;
}

/** A person's position at a company follows from the first role. */
const companyHints: Partial<Readonly<Record<Role, string>>> = {
  ROLE_VENDOR: 'They become its owner. Empty: they register their own.',
  ROLE_MANAGER:
    'They are hired there; rights are given on their page. Empty: an owner invites them, or they ask to join by ABN.',
};

/** Goes to the page of the invited person. */
export function useInviteForm(initial: Pick<InviteValues, 'roles' | 'company'>) {
  const navigate = useNavigate();
  const send = useMutation(createUser, { invalidates: [listUsers, getCompany] });
  const form = useForm<InviteValues>({
    defaultValues: { fio: '', email: '', phone: '', adminRights: null, ...initial },
  });
  useUnsavedChanges(form.formState.isDirty);
  const [firstRole] = form.watch('roles');
  const companyHint = firstRole && companyHints[firstRole];
  // A page without unsaved changes is left without a question.
  const discard = () => flushSync(() => form.reset());
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { company_id: 'company' },
    async save({ roles, adminRights, company: { id: company_id }, ...values }) {
      const { data } = await send({
        body: {
          ...values,
          roles: JSON.stringify(roles),
          ...(isStaff(roles) && adminRights && { admin_rights: JSON.stringify(adminRights) }),
          ...(companyHint && company_id !== '' && { company_id }),
        },
      });
      discard();
      void notify({ tone: 'success', message: `An invitation is on its way to ${data.email}` });
      void navigate(paths.user(data.id));
    },
  });
  return { form, companyHint, discard, onSubmit, busy };
}
