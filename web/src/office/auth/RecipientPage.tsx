import { paths } from '@bloomkin/shared/pages.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Vase } from '#components/media/Vase.tsx';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { useSession } from '#session/useSession.ts';

/** Recipients have no pages here, only ways out. */
export function RecipientPage() {
  const { user } = useSession();
  return (
    <Page title="You are a gift recipient">
      <SmallPage>
        <Vase size={120} />
        <h1>Somebody sends you flowers</h1>
        <p>
          {user?.fio ? `${user.fio}, you` : 'You'} are in somebody’s list of gift recipients. It keeps your
          name and address, so that their flowers find you. There is nothing you have to do.
        </p>
        <p>To order flowers yourself, log out and sign in with an account of your own.</p>
        <ButtonLink kind="brand" to={paths.logout()}>
          Logout
        </ButtonLink>
      </SmallPage>
    </Page>
  );
}
