import type { User } from '@bloomkin/shared/schemas/user.ts';
import { LostAccessPage } from './LostAccessPage.tsx';
import { SecondFactorPage } from './SecondFactorPage.tsx';

/** Why the office is closed to a signed-in person: no longer on a team, or an admin without the second step. */
export const ClosedOffice = ({ user, former }: { user: User; former: User | undefined }) =>
  former ? <LostAccessPage user={user} former={former} /> : <SecondFactorPage user={user} />;
