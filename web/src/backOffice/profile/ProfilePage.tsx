import { messageOf } from '@bloomkin/shared/messages.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { useSession } from '../../session/useSession.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { Card, PageHead } from '../pageStyles.ts';
import { NameForm } from './NameForm.tsx';
import { Facts, Stack } from './profileStyles.ts';

const facts = ({ email, phone, login, company }: User): readonly (readonly [string, string])[] => [
  ['E-mail', email],
  ['Phone', phone && formatPhone(phone)],
  ['Login', login],
  ['Company', company?.brand || company?.name || ''],
];

/** One's own name, and the way out. */
export function ProfilePage() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <OfficePage title="Settings">
      <PageHead>
        <h1>Settings</h1>
      </PageHead>
      <Stack>
        <Card aria-labelledby="profile-name">
          <h2 id="profile-name">Your name</h2>
          <NameForm name={user.fio} savedWords={messageOf('PROFILE.SAVED')} />
        </Card>
        <Card aria-labelledby="profile-account">
          <h2 id="profile-account">Your account</h2>
          <Facts>
            {facts(user)
              .filter(([, value]) => value !== '')
              .map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </Facts>
        </Card>
        <div>
          <ButtonLink to="/logout">
            <OfficeIcon name="logout" size={20} />
            Logout
          </ButtonLink>
        </div>
      </Stack>
    </OfficePage>
  );
}
