import { Stack } from '#components/layout/boxes.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { useSession } from '#session/useSession.ts';
import { SecurityPanels } from './SecurityPanels.tsx';

const stayHere = () => undefined;

const signInAgain = () =>
  openSignIn({ onSignedIn: stayHere, reason: 'Sign in once more, then set your password.' });

export function Security() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Stack $width={720}>
      <SecurityPanels user={user} onSignInAgain={signInAgain} />
    </Stack>
  );
}
