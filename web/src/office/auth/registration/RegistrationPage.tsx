import { paths } from '@bloomkin/shared/pages.ts';
import { getCommission } from '@bloomkin/shared/routes/marketSettings.ts';
import { offMessages } from '@bloomkin/shared/rules/features.ts';
import { useFeature } from '#api/useChannels.ts';
import { useQuery } from '#api/useQuery.ts';
import { Callout } from '#components/feedback/Callout.ts';
import { FormError } from '#components/form/FormError.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { useAuthState } from '#office/auth/authState.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthPage } from '#office/auth/frame/AuthPage.tsx';
import { usePartnerAccount } from '#office/auth/signIn/usePartnerAccount.ts';
import { PartnerSignUp } from './PartnerSignUp.tsx';

function Offer() {
  const { data } = useQuery(getCommission, {});
  return (
    <>
      Open your shop on Bloomkin in a few steps.
      {data && ` It costs ${data.data.commission_percent}% of each completed order, and no monthly fee.`}
    </>
  );
}

/** For an unknown account, and when the look-up failed. */
export function RegistrationPage() {
  const before = useAuthState();
  const partner = usePartnerAccount({ noPhoneByEmail: true });
  const isOpen = useFeature('partner_sign_up');
  const unknown = `We do not know this ${partner.kind === 'phone' ? 'number' : 'address'} yet.`;
  return (
    <AuthPage title="Become a partner" lead={before && !before.failure ? unknown : <Offer />}>
      <FormError message={before?.failure ? `We could not look you up. ${before.failure}` : undefined} />
      {isOpen ? (
        <PartnerSignUp partner={partner} />
      ) : (
        <Callout $tone="warning">{offMessages.partner_sign_up}</Callout>
      )}
      <Hint>
        Already a partner? <AuthLink to={paths.partner()}>Sign in</AuthLink>
      </Hint>
    </AuthPage>
  );
}
