import { useState } from 'react';
import { ModeTabs, type SignInMode } from '#features/signIn/ModeTabs.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { PartnerSignIn } from '#office/auth/signIn/PartnerSignIn.tsx';
import { usePartnerAccount } from '#office/auth/signIn/usePartnerAccount.ts';
import { PartnerSignUp } from './PartnerSignUp.tsx';

const leads = {
  signIn: 'Sign in to see today’s orders.',
  signUp: 'Open your shop on Bloomkin: your flowers, your area, your prices.',
};

export function PartnerPage() {
  const [mode, setMode] = useState<SignInMode>('signIn');
  const partner = usePartnerAccount();
  const change = (next: SignInMode) => {
    setMode(next);
    if (next === 'signUp' && !partner.noPhone) partner.setKind('phone');
  };
  return (
    <AuthPage title="Bloomkin for florists" lead={leads[mode]}>
      <div>
        <ModeTabs mode={mode} onChange={change} />
        {mode === 'signIn' ? <PartnerSignIn partner={partner} /> : <PartnerSignUp partner={partner} />}
      </div>
    </AuthPage>
  );
}
