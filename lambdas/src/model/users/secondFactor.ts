import { AppError } from '@bloomkin/shared/errors.ts';
import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UserItem } from '#model/users/userEntity.ts';
import { settings } from '#platform/settings.ts';

/** How long a sign-in counts as fresh. */
export const freshSignInSeconds = 10 * 60;

type Factors = Pick<UserItem, 'roles' | 'secondFactorAt'>;

/** Admins of a stage that requires it may only set it up. */
export const lacksSecondFactor = ({ roles, secondFactorAt }: Factors): boolean =>
  settings.SECOND_FACTOR === 'required' && isStaff(roles) && !secondFactorAt;

export function describeSecondFactor(user: Factors): 'on' | 'off' | 'missing' {
  if (lacksSecondFactor(user)) return 'missing';
  return user.secondFactorAt ? 'on' : 'off';
}

export function requireFreshSignIn({ signedInAtSeconds }: { signedInAtSeconds: number }, now: Date): void {
  if (signedInAtSeconds + freshSignInSeconds < toEpochSeconds(now)) throw new AppError('AUTH.SIGN_IN_AGAIN');
}

/** Bank details of a florist change only soon after a sign-in with both factors, where the stage requires or the owner has them. */
export function requirePayoutFactors(
  { user, signedInAtSeconds }: { user: Factors; signedInAtSeconds: number },
  now: Date,
): void {
  if (settings.SECOND_FACTOR === 'required' && !user.secondFactorAt)
    throw new AppError('AUTH.SECOND_FACTOR.MISSING');
  if (user.secondFactorAt) requireFreshSignIn({ signedInAtSeconds }, now);
}
