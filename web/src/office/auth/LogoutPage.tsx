import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { signOut } from '#session/session.ts';

export function LogoutPage() {
  const [failure, setFailure] = useState<string>();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    signOut().then(
      () => location.replace(paths.home()),
      (error: unknown) => setFailure(messageOfError(error)),
    );
  }, []);
  return (
    <Page title="Log out">
      <SmallPage>
        <h1>{failure ? 'Logged out here' : 'Logging you out…'}</h1>
        {failure && (
          <>
            <p role="alert">
              This browser has forgotten you, but we could not tell our server ({failure}). On a shared
              computer, please try again.
            </p>
            <Button kind="brand" onClick={() => location.reload()}>
              Try again
            </Button>
            <a href={paths.home()}>To the main page</a>
          </>
        )}
      </SmallPage>
    </Page>
  );
}
