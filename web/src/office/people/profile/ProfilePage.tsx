import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { canUse, isVendor, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
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
import { useSession } from '#session/useSession.ts';
import { CompanyPanel } from './CompanyPanel.tsx';
import { NameForm } from './NameForm.tsx';

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
