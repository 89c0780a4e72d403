import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { signOut } from '#session/session.ts';
import { hasRun } from '#storage/deviceRun.ts';

/** Signing out deletes a delivery run with what was not sent of it. */
const countUnsent = async (): Promise<number> =>
  hasRun() ? (await import('#office/orders/run/runStore.ts')).countUnsent() : 0;

export function LogoutPage() {
  const [failure, setFailure] = useState<string>();
  const [unsent, setUnsent] = useState(0);
  const begun = useRef(false);
  const leave = () =>
    signOut().then(
      () => location.replace(paths.home()),
      (error: unknown) => setFailure(messageOfError(error)),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void countUnsent().then((count) => (count > 0 ? setUnsent(count) : leave()));
  }, []);
  return (
    <Page title="Log out">
      <SmallPage>
        {failure ? (
          <>
            <h1>Logged out here</h1>
            <p role="alert">
              This browser has forgotten you, but we could not tell our server ({failure}). On a shared
              computer, please try again.
            </p>
            <Button kind="brand" onClick={() => location.reload()}>
              Try again
            </Button>
            <a href={paths.home()}>To the main page</a>
          </>
        ) : unsent > 0 ? (
          <>
            <h1>Your run is not sent yet</h1>
            <p role="alert">
              {unsent === 1 ? 'One step of it is' : `${unsent} steps of it are`} on this device alone. Logging
              out deletes them.
            </p>
            <ButtonLink to={paths.orderDrive()}>Back to the run</ButtonLink>
            <Button
              onClick={() => {
                setUnsent(0);
                void leave();
              }}
            >
              Log out and delete them
            </Button>
          </>
        ) : (
          <h1>Logging you out…</h1>
        )}
      </SmallPage>
    </Page>
  );
}
