import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { canUse, isVendor, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { AvatarField } from '#features/account/avatar/AvatarField.tsx';
import { Contacts } from '#features/account/contacts/Contacts.tsx';
import { Invitations } from '#features/account/invitations/Invitations.tsx';
import { OwnDataPanel } from '#features/account/ownData/OwnDataPanel.tsx';
import { SecurityPanels } from '#features/account/security/SecurityPanels.tsx';
import { PushPanel } from '#features/push/PushPanel.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { profileChanged } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { CompanyPanel } from './CompanyPanel.tsx';

export function ProfilePage() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  const isWaiting = user.manager_status === 'moderation';
  const isFree = !user.company;
  // As the menu calls it.
  const title = isVendor(userToPerson(user)) ? 'Settings' : 'Profile';
  return (
    <OfficePage title={title}>
      <PageHead>
        <h1>{title}</h1>
      </PageHead>
      <Stack key={user.id} $width={720}>
        <Invitations user={user} />
        {(isWaiting || isFree) && <CompanyPanel user={user} />}
        <Panel aria-labelledby="profile-you">
          <header>
            <h2 id="profile-you">You</h2>
            {user.login && user.login !== user.email && (
              <p>You can also sign in as “{formatPhone(user.login)}”.</p>
            )}
          </header>
          <Stack $width={720}>
            <AvatarField user={user} />
            <NameForm name={user.fio} savedMessage={getMessage('PROFILE.SAVED')} />
          </Stack>
        </Panel>
        <Panel aria-labelledby="profile-contacts">
          <header>
            <h2 id="profile-contacts">Phone and e-mail</h2>
            <p>A new one counts once you have entered the code we send there.</p>
          </header>
          <Contacts user={user} />
        </Panel>
        {!isWaiting && !isFree && <CompanyPanel user={user} />}
        {canUse(userToPerson(user), 'orders') && (
          <PushPanel
            userId={user.id}
            about="When a new order is paid, this device shows its number and delivery time, also while Bloomkin is closed."
          />
        )}
        <SecurityPanels user={user} onSignInAgain={() => navigate(paths.logout())} />
        <OwnDataPanel />
        <div>
          <ButtonLink to={paths.logout()}>
            <OfficeIcon name="logout" size={20} />
            Logout
          </ButtonLink>
        </div>
      </Stack>
    </OfficePage>
  );
}

const validateName = (fio: string) =>
  fio.trim() === '' ? getMessage('AUTH.INPUT.NAME_REQUIRED') : undefined;

function NameForm({ name, savedMessage }: { name: string; savedMessage: string }) {
  const form = useForm({ defaultValues: { fio: name } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const fio = values.fio.trim();
      profileChanged((await call(updateProfile, { body: { fio } })).data);
      form.reset({ fio });
      void notify({ tone: 'success', message: savedMessage });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={120}
        {...field(form, 'fio', { validate: validateName })}
      />
      <div>
        <SubmitButton busy={busy} busyLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
