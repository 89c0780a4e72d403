import { editUser, getUser, listUsers } from '@bloomkin/shared/routes/users.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { describeAdminRights, roleLabels } from '@bloomkin/shared/rules/roles.ts';
import type { AdminRight, EditableUser, Role } from '@bloomkin/shared/schemas/user.ts';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { ProposalNote } from '#office/kit/ProposalNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { RolesFields } from './RolesFields.tsx';
import { Form } from './userStyles.ts';

interface RoleValues {
  roles: readonly Role[];
  adminRights: readonly AdminRight[] | null;
}

const toRoleValues = ({ roles, admin_rights }: Pick<EditableUser, 'roles' | 'admin_rights'>): RoleValues => ({
  roles,
  adminRights: admin_rights ?? null,
});

const describeRoles = ({ roles, admin_rights }: Pick<EditableUser, 'roles' | 'admin_rights'>): string =>
  roles
    .map((role) =>
      isStaff([role])
        ? `${roleLabels[role]} (${describeAdminRights(admin_rights).toLowerCase()})`
        : roleLabels[role],
    )
    .join(', ');

function useRolesForm(user: EditableUser) {
  const save = useMutation(editUser, { invalidates: [getUser, listUsers] });
  const form = useForm<RoleValues>({ defaultValues: toRoleValues(user) });
  const { isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const edit = useVersioned({
    newest: user,
    toValues: toRoleValues,
    isDirty,
    reset: (values) => form.reset(values),
  });
  const { theirs } = edit;
  const store = async ({ roles, adminRights }: RoleValues) => {
    const saved = await edit.save((version) =>
      save({
        params: { id: user.id },
        body: {
          roles: [...roles],
          ...(isStaff(roles) && { admin_rights: adminRights && [...adminRights] }),
          ...(version !== undefined && { version }),
        },
      }),
    );
    if (!saved) return;
    const message = saved.proposal ? 'Another admin must confirm this' : 'The roles are saved';
    void notify({ tone: 'success', message });
  };
  const { onSubmit, busy } = useSubmit(form, { save: store });
  return { form, theirs, takeTheirs: edit.takeTheirs, store, onSubmit, busy };
}

/** Roles are checked at each request, so a change counts from the next click. */
export function RolesCard({ user }: { user: EditableUser }) {
  const { form, theirs, takeTheirs, store, onSubmit, busy } = useRolesForm(user);
  const { proposal } = user;
  return (
    <Card aria-label="Roles">
      <Form onSubmit={onSubmit} noValidate>
        {proposal && (
          <AdminRightNote wanted={[]} isQuiet>
            <ProposalNote
              proposal={proposal}
              what={`these roles: ${describeRoles(proposal)}`}
              onConfirm={() => store(toRoleValues(proposal))}
              onDecline={() => store(toRoleValues(user))}
            />
          </AdminRightNote>
        )}
        {theirs && (
          <ConflictNote what="the roles" theirs={[describeRoles(theirs)]} onTakeTheirs={takeTheirs} />
        )}
        <RolesFields form={form} />
        <FormError message={form.formState.errors.root?.message} />
        <div>
          <SubmitButton kind="outline" busy={busy} busyLabel="Saving…" large={false}>
            {theirs ? 'Save mine over theirs' : 'Save roles'}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
