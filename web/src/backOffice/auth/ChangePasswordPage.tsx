import { useLayoutEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Page } from '../../components/Page.tsx';
import { Hint } from '../../features/signIn/signInStyles.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './authWay.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/**
 * A new password by the link of an e-mail: forgotten, or the first one of somebody invited. The link's code leaves the
 * address at once, so that neither the history nor a picture of the screen holds it.
 */
export function ChangePasswordPage() {
  const { code } = useParams();
  const [known, setKnown] = useState(code);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!code) return;
    setKnown(code);
    void navigate('/auth/change_password', { replace: true });
  }, [code, navigate]);
  return (
    <Page title="Choose a password">
      <AuthFrame>
        <div>
          <h1>Choose a password</h1>
          <p>
            {known
              ? 'It replaces any other one, and signs you out wherever you are signed in.'
              : 'Please open the link in your e-mail again: it brings the key that this page needs.'}
          </p>
        </div>
        {known && <ChangePasswordForm code={known} />}
        <Hint>
          <AuthLink to="/auth/forgot-password">Ask for a new link</AuthLink> ·{' '}
          <AuthLink to="/auth/partner">Back to sign in</AuthLink>
        </Hint>
      </AuthFrame>
    </Page>
  );
}
