import { isStaff } from '@bloomkin/shared/rules/permissions.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export type SignInMethod = 'sms' | 'email_code' | 'password';

export function signInMethods(user: UserItem): SignInMethod[] {
  if (!user.active) return [];
  // A code by message alone would go around the second step.
  if (isStaff(user.roles) || user.secondFactorAt) return ['password'];
  const methods: (SignInMethod | false)[] = [
    isMobile(user.phone) && 'sms',
    user.email !== '' && 'email_code',
    user.hasPassword && 'password',
  ];
  return methods.filter((method) => method !== false);
}
