import { accountStatus } from '@bloomkin/shared/rules/accountStatus.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { StatusPill } from '#components/feedback/StatusPill.tsx';

/** Buyers and recipients may sign in with a code only, but can get the link by e-mail too. */
export const canBeActivated = ({ active, has_password, email }: User): boolean =>
  active && !has_password && email !== '';

const toStatus = (user: User) => accountStatus({ ...user, hasPassword: user.has_password });

export const isInvited = (user: User): boolean => toStatus(user) === 'invited';

const pills = {
  active: <StatusPill tone="success">Active</StatusPill>,
  invited: <StatusPill tone="warning">Invited</StatusPill>,
  locked: <StatusPill tone="danger">Locked</StatusPill>,
} as const;

export const UserStatus = ({ user }: { user: User }) => pills[toStatus(user)];
