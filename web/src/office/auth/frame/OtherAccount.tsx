import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { useAction } from '#components/actions/useAction.ts';
import { FormError } from '#components/form/FormError.tsx';
import { describeError } from '#errors/describeError.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { signOut } from '#session/session.ts';

export function OtherAccount({ user }: { user: User }) {
  const [failure, setFailure] = useState<string>();
  const { run: leave, busy } = useAction(
    () => signOut(),
    (error) => setFailure(describeError(error)),
  );
  return (
    <>
      <p>
        You are here as {user.fio || user.email || 'a buyer'}, with a buyer’s account. To work as a florist,
        log out and sign in with your florist’s account.
      </p>
      <FormError message={failure} />
      <Button kind="brand" large wide onClick={() => void leave()} aria-disabled={busy}>
        {busy ? 'Logging out …' : 'Log out and use another account'}
      </Button>
      <Hint>
        <a href={paths.home()}>Back to the shop</a>
      </Hint>
    </>
  );
}
