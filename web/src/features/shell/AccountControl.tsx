import { paths } from '@bloomkin/shared/pages.ts';
import { IconButton, IconLink } from '#components/actions/IconButton.tsx';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';

/** Links to the account; opens the sign-in form for a guest. */
export function AccountControl() {
  const user = useUser();
  const style = { gridArea: 'user' };
  if (!user)
    return (
      <IconButton
        style={style}
        icon="user"
        label="Sign in or register"
        aria-haspopup="dialog"
        onClick={() => openSignIn()}
      />
    );
  // The start page redirects staff.
  const to = isOfficeRole(user.role) ? paths.home() : paths.profile();
  return <IconLink style={style} icon="user" label={`Account of ${user.fio || 'yours'}`} to={to} />;
}
