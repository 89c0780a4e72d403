import { Link } from 'react-router-dom';
import { useSession } from '../../session/useSession.ts';
import { AvatarField } from './avatar/AvatarField.tsx';
import { Contacts } from './contacts/Contacts.tsx';
import { Panel, Stack } from './panelStyles.ts';
import { DetailsForm } from './profile/DetailsForm.tsx';

/** Picture, name, address, phone and e-mail. */
export function ProfilePart() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack>
      <Panel aria-labelledby="profile-picture">
        <header>
          <h2 id="profile-picture">Your picture</h2>
          <p>It stands beside the reviews you write.</p>
        </header>
        <AvatarField user={user} />
      </Panel>
      <Panel aria-labelledby="profile-details">
        <header>
          <h2 id="profile-details">Your details</h2>
          <p>
            More addresses are in your <Link to="/personal/addresses">address book</Link>.
          </p>
        </header>
        <DetailsForm user={user} />
      </Panel>
      <Panel aria-labelledby="profile-contacts">
        <header>
          <h2 id="profile-contacts">Phone and e-mail</h2>
          <p>You sign in with them. A new one counts once you have entered the code we send there.</p>
        </header>
        <Contacts user={user} />
      </Panel>
    </Stack>
  );
}
