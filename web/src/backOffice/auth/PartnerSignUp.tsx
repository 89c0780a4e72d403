import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { SignUpForm } from '../../features/signIn/SignUpForm.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import { authState, sentAt } from './authState.ts';
import { useGoOn } from './authWay.tsx';
import type { PartnerAccount } from './usePartnerAccount.ts';

const hints = {
  phone: 'We text a four-digit code to this number.',
  email: 'We mail a four-digit code to this address.',
};

/** A florist joins: by phone, or by e-mail for who has none. */
export function PartnerSignUp({ partner }: { partner: PartnerAccount }) {
  const goOn = useGoOn();
  const { account } = partner;
  const onSent = (code: CodeSent) => {
    const sent = sentAt(code, new Date());
    if (account.kind === 'phone')
      goOn('/auth/login', authState({ account, methods: ['sms'], sent, isNew: true }));
    else goOn('/auth/email-sent/registration', authState({ account, sent, isNew: true }));
  };
  return (
    <SignUpForm
      account={account}
      newRole="ROLE_VENDOR"
      onSent={onSent}
      accountField={(faults) => (
        <AccountChoice partner={partner} phoneFirst faults={faults} hint={hints[account.kind]} />
      )}
    />
  );
}
