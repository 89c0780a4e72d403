import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SecondFactor } from '#features/account/security/SecondFactor.tsx';
import { SmallPage } from '#office/kit/SmallPage.tsx';

/** Until it is set up, the API answers nothing else to an admin. */
export const SecondFactorPage = ({ user }: { user: User }) => (
  <Page title="Set up the second step">
    <SmallPage>
      <h1>Set up the second step</h1>
      <p>
        Admins sign in with a password and a code of an authenticator app. It takes a minute, and then your
        work is where you left it.
      </p>
      <SecondFactor user={user} />
      <ButtonLink to={paths.logout()}>Sign out</ButtonLink>
    </SmallPage>
  </Page>
);
