import { paths } from '@bloomkin/shared/pages.ts';
import type { CodeSent } from '@bloomkin/shared/schemas/auth.ts';
import { type Account, emailMessages } from '#features/signIn/account.ts';
import { SignUpForm } from '#features/signIn/SignUpForm.tsx';
import { authState, sentAt } from '#office/auth/authState.ts';
import { useGoOn } from '#office/auth/authWay.tsx';
import { AccountChoice } from '#office/auth/signIn/AccountChoice.tsx';
import type { PartnerAccount } from '#office/auth/signIn/usePartnerAccount.ts';

const hints = {
  phone: 'We text a four-digit code to this number.',
  email: 'We mail a four-digit code to this address.',
};

export function PartnerSignUp({ partner }: { partner: PartnerAccount }) {
  const goOn = useGoOn();
  const onSent = (account: Account, code: CodeSent) => {
    const sent = sentAt(code, new Date());
    if (account.kind === 'phone')
      goOn(paths.login(), authState({ account, methods: ['sms'], sent, isNew: true }));
    else goOn(paths.emailSent(), authState({ account, sent, isNew: true }));
  };
  return (
    <SignUpForm
      accountForm={partner}
      newRole="ROLE_VENDOR"
      emailHint="We can tell you about orders there. Without it, we text you."
      onSent={onSent}
    >
      <AccountChoice
        partner={partner}
        messages={emailMessages.registration}
        phoneFirst
        hint={hints[partner.kind]}
      />
    </SignUpForm>
  );
}
