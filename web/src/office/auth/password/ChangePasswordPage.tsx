import { paths } from '@bloomkin/shared/pages.ts';
import { useLayoutEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { Page } from '#components/layout/Page.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { AuthLink } from '#office/auth/authWay.tsx';
import { AuthFrame } from '#office/auth/frame/AuthFrame.tsx';
import { PageHeading } from '#office/auth/frame/AuthPage.tsx';
import { Loading } from '#office/kit/Loading.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { usePasswordLink } from './usePasswordLink.ts';

/** Removes the code from the URL at once, so that neither the history nor a screenshot holds it. */
export function ChangePasswordPage() {
  const { code } = useParams();
  const [known, setKnown] = useState(code);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (!code) return;
    setKnown(code);
    void navigate(paths.changePassword(), { replace: true });
  }, [code, navigate]);
  return (
    <Page title="Choose a password">
      <AuthFrame>
        {known ? <ByLink code={known} /> : <WithoutCode />}
        <Hint>
          <AuthLink to={paths.login()}>Back to sign in</AuthLink>
        </Hint>
      </AuthFrame>
    </Page>
  );
}

function ByLink({ code }: { code: string }) {
  const { link, check } = usePasswordLink(code);
  if (link.status === 'checking') return <Loading />;
  if (link.status === 'dead') return <DeadLink />;
  return (
    <>
      <div>
        <PageHeading>Choose a password</PageHeading>
        {link.status === 'good' && (
          <p>For {link.email}. It replaces any other one, and signs you out wherever you are signed in.</p>
        )}
      </div>
      {link.status === 'good' ? (
        <ChangePasswordForm code={code} email={link.email} />
      ) : (
        <>
          <FormError message={`We could not check your link. ${link.failure}`} />
          <Button kind="brand" large onClick={check}>
            Try again
          </Button>
        </>
      )}
    </>
  );
}

const DeadLink = () => (
  <>
    <div>
      <PageHeading>This link does not work any more</PageHeading>
      <p>
        It was used already, or it is too old: a link works once, for one hour, and that of an invitation for
        seven days.
      </p>
    </div>
    <ButtonLink kind="brand" large to={paths.forgotPassword()}>
      Send me a new link
    </ButtonLink>
  </>
);

const WithoutCode = () => (
  <>
    <div>
      <PageHeading>Choose a password</PageHeading>
      <p>Please open the link in your e-mail again: it brings the key that this page needs.</p>
    </div>
    <ButtonLink kind="brand" large to={paths.forgotPassword()}>
      Send me a new link
    </ButtonLink>
  </>
);
