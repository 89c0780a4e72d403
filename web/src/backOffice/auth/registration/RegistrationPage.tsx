import { paths } from '@bloomkin/shared/pages.ts';
import { FormError } from '#components/form/FormError.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { useAuthState } from '../authState.ts';
import { AuthLink } from '../authWay.tsx';
import { AuthPage } from '../frame/AuthPage.tsx';
import { usePartnerAccount } from '../signIn/usePartnerAccount.ts';
import { PartnerSignUp } from './PartnerSignUp.tsx';

/** For an unknown account, and when the look-up failed. */
export function RegistrationPage() {
  const before = useAuthState();
  const partner = usePartnerAccount({ noPhoneByEmail: true });
  const unknown = `We do not know this ${partner.kind === 'phone' ? 'number' : 'address'} yet.`;
  return (
    <AuthPage
      title="Become a partner"
      lead={before && !before.failure ? unknown : 'Open your shop on Bloomkin in a few steps.'}
    >
      <FormError message={before?.failure ? `We could not look you up. ${before.failure}` : undefined} />
      <PartnerSignUp partner={partner} />
      <Hint>
        Already a partner? <AuthLink to={paths.partner()}>Sign in</AuthLink>
      </Hint>
    </AuthPage>
  );
}
