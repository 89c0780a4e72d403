import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useSession } from '#session/useSession.ts';
import { DetailsForm } from './profile/DetailsForm.tsx';

const AvatarField = lazyWithPreload(async () => (await import('./avatar/AvatarField.tsx')).AvatarField);
const Contacts = lazyWithPreload(async () => (await import('./contacts/Contacts.tsx')).Contacts);
const Invitations = lazyWithPreload(async () => (await import('./invitations/Invitations.tsx')).Invitations);
const MarketingPanel = lazyWithPreload(
  async () => (await import('./marketing/MarketingPanel.tsx')).MarketingPanel,
);

const OwnDataPanel = lazyWithPreload(async () => (await import('./ownData/OwnDataPanel.tsx')).OwnDataPanel);
const PushPanel = lazyWithPreload(async () => (await import('#features/push/PushPanel.tsx')).PushPanel);

export function ProfilePart() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack $width={720}>
      <Suspense fallback={null}>
        <Invitations user={user} />
      </Suspense>
      <Panel aria-labelledby="profile-picture">
        <header>
          <h2 id="profile-picture">Your picture</h2>
          <p>It stands beside the reviews you write.</p>
        </header>
        <Suspense fallback={<Skeleton $height="96px" $radius="8px" />}>
          <AvatarField user={user} />
        </Suspense>
      </Panel>
      <Panel aria-labelledby="profile-details">
        <header>
          <h2 id="profile-details">Your details</h2>
          <p>
            More addresses are in your <Link to={paths.addresses()}>address book</Link>.
          </p>
        </header>
        <DetailsForm user={user} />
      </Panel>
      <Panel aria-labelledby="profile-contacts">
        <header>
          <h2 id="profile-contacts">Phone and e-mail</h2>
          <p>You sign in with them. A new one counts once you have entered the code we send there.</p>
        </header>
        <Suspense fallback={<Skeleton $height="132px" $radius="8px" />}>
          <Contacts user={user} />
        </Suspense>
      </Panel>
      <Suspense fallback={<Skeleton $height="132px" $radius="20px" />}>
        <MarketingPanel />
      </Suspense>
      <Suspense fallback={<Skeleton $height="132px" $radius="20px" />}>
        <PushPanel userId={user.id} about="Offers that you agreed to above, on this device." />
      </Suspense>
      <Suspense fallback={<Skeleton $height="132px" $radius="20px" />}>
        <OwnDataPanel />
      </Suspense>
    </Stack>
  );
}
