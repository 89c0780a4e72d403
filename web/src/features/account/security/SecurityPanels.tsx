import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { Devices } from './Devices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useDevices } from './useDevices.ts';

interface SecurityPanelsProps {
  user: User;
  onSignInAgain: () => void;
}

export function SecurityPanels({ user, onSignInAgain }: SecurityPanelsProps) {
  const devices = useDevices();
  return (
    <>
      <Panel aria-labelledby="security-password">
        <header>
          <h2 id="security-password">{user.has_password ? 'Change your password' : 'Set a password'}</h2>
          <p>
            {user.has_password
              ? 'A new password signs out all your other devices.'
              : 'You sign in with a code now. With a password you can do without.'}
          </p>
        </header>
        <PasswordForm user={user} onSignInAgain={onSignInAgain} onChanged={devices.reload} />
      </Panel>
      <Panel aria-labelledby="security-devices">
        <header>
          <h2 id="security-devices">Where you are signed in</h2>
          <p>A device that you do not know? Sign it out and change your password.</p>
        </header>
        <Devices {...devices} />
      </Panel>
    </>
  );
}
