import type { User } from '@bloomkin/shared/schemas/user.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';

/** Others sign in by code and need no password. */
export const isInvited = ({ active, has_password, email, role }: User): boolean =>
  active && !has_password && email !== '' && ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER'].includes(role);

export function UserStatus({ user }: { user: User }) {
  if (!user.active) return <StatusPill tone="danger">Locked</StatusPill>;
  return isInvited(user) ? (
    <StatusPill tone="warning">Invited</StatusPill>
  ) : (
    <StatusPill tone="success">Active</StatusPill>
  );
}
