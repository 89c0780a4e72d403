import { Button } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { retryOpening } from '#session/nextTry.ts';
import { useSession } from '#session/useSession.ts';
import { Loading } from './Loading.tsx';
import { SmallPage } from './SmallPage.tsx';

/** Until the session is known: the sign-in form would lose the user's place. */
export function SessionPending() {
  const session = useSession();
  if (session.status !== 'unknown' || !session.trouble) return <Loading />;
  return (
    <Page title="We cannot reach Bloomkin">
      <SmallPage>
        <h1>We cannot reach Bloomkin, trying again</h1>
        <p role="status">
          {session.trouble === 'trying'
            ? 'Trying now …'
            : 'This page opens by itself as soon as we get through. If you were signed in, you still are.'}
        </p>
        <Button kind="brand" onClick={retryOpening}>
          Retry
        </Button>
      </SmallPage>
    </Page>
  );
}
