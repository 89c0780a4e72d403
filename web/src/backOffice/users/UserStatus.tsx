import type { User } from '@bloomkin/shared/schemas/user.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';

/** Buyers and recipients may sign in with a code only, but can get the link by e-mail too. */
export const canBeActivated = ({ active, has_password, email }: User): boolean =>
  active && !has_password && email !== '';

/** Others sign in by code and need no password. */
export const isInvited = (user: User): boolean =>
  canBeActivated(user) && ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'].includes(user.role);

export function UserStatus({ user }: { user: User }) {
  if (!user.active) return <StatusPill tone="danger">Locked</StatusPill>;
  return isInvited(user) ? (
    <StatusPill tone="warning">Invited</StatusPill>
  ) : (
    <StatusPill tone="success">Active</StatusPill>
  );
}
