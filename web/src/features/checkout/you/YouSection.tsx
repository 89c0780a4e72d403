import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FieldError, FieldPair } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Row } from '#components/layout/boxes.ts';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import { Section } from '#features/checkout/checkoutStyles.ts';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import type { SectionProps } from '#features/checkout/where/WhereSection.tsx';
import { CodeForm } from '#features/signIn/CodeForm.tsx';
import { Hint } from '#features/signIn/signInStyles.ts';
import { useAfterSignIn } from '#features/signIn/useAfterSignIn.ts';
import { useSession } from '#session/useSession.ts';
import { inlineCode } from './inlineCode.ts';
import { useInlineCode } from './useInlineCode.ts';

const CodeBox = styled.div`
  padding: 18px 20px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-infoSoft);
`;

interface YouSectionProps extends Pick<SectionProps, 'form' | 'errorOf'> {
  /** With the account's cart. */
  onSignedIn: () => void;
}

/** Whoever has just typed a number gets the code for it here; the sign-in dialog is for everybody else. */
export function YouSection({ form, errorOf, onSignedIn }: YouSectionProps) {
  const { status } = useSession();
  const isGuest = status === 'guest';
  const code = useInlineCode(form, isGuest);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasGuest = useRef(isGuest);
  useEffect(() => {
    if (status === 'signedIn') inlineCode.clear();
    // The code's field is gone.
    if (wasGuest.current && status === 'signedIn') heading.current?.focus();
    wasGuest.current = isGuest;
  }, [isGuest, status]);
  const needsEmail = isGuest && code.byEmail;
  const guestCode = <GuestCode code={code} error={errorOf('code')} onSignedIn={onSignedIn} />;
  return (
    <Section aria-labelledby="checkout-you">
      <h2 id="checkout-you" ref={heading} tabIndex={-1}>
        You
      </h2>
      <NameAndPhone {...{ form, errorOf, isGuest }} onNamed={code.onNamed} byEmail={code.byEmail} />
      {isGuest && !code.byEmail && guestCode}
      <TextField
        id={fieldId('email')}
        label={needsEmail ? 'Your e-mail' : 'Your e-mail (optional)'}
        hint={needsEmail ? 'It gets a code to sign in, and the confirmation.' : 'For the confirmation.'}
        type="email"
        autoComplete="email"
        maxLength={200}
        value={form.email}
        onChange={(event) => changeDraft({ email: event.target.value })}
        error={errorOf('email')}
      />
      {needsEmail && guestCode}
    </Section>
  );
}

interface NameAndPhoneProps extends Pick<SectionProps, 'form' | 'errorOf'> {
  isGuest: boolean;
  byEmail: boolean;
  onNamed: () => void;
}

const NameAndPhone = ({ form, errorOf, isGuest, byEmail, onNamed }: NameAndPhoneProps) => (
  <FieldPair>
    <TextField
      id={fieldId('fio')}
      label="Your name"
      autoComplete="name"
      maxLength={120}
      value={form.fio}
      onChange={(event) => changeDraft({ fio: event.target.value })}
      onBlur={onNamed}
      error={errorOf('fio')}
    />
    <TextField
      id={fieldId('phone')}
      label="Your phone"
      hint={
        isGuest && !byEmail
          ? 'A mobile gets a code by text: no password.'
          : 'The florist calls only about this order.'
      }
      type="tel"
      autoComplete="tel"
      maxLength={30}
      value={form.phone}
      onChange={(event) => changeDraft({ phone: event.target.value })}
      error={errorOf('phone')}
    />
  </FieldPair>
);

interface GuestCodeProps {
  code: ReturnType<typeof useInlineCode>;
  error: string | undefined;
  onSignedIn: () => void;
}

function GuestCode({ code, error, onSignedIn }: GuestCodeProps) {
  const { waiting, fault, busy, byEmail, send, switchWay } = code;
  const afterSignIn = useAfterSignIn(onSignedIn);
  const otherWay = switchWay && (
    <button type="button" onClick={switchWay}>
      {byEmail ? 'Use a mobile number' : 'Use e-mail'}
    </button>
  );
  if (!waiting)
    return (
      <div>
        {fault && <FieldError role="alert">{fault}</FieldError>}
        <Row>
          <Button aria-disabled={busy} onClick={send}>
            {busy ? 'Sending you a code …' : byEmail ? 'E-mail me a code' : 'Text me a code'}
          </Button>
          {otherWay && <Hint>{otherWay}</Hint>}
        </Row>
      </div>
    );
  const { account, sent } = waiting;
  return (
    <CodeBox id={fieldId('code')}>
      <CodeForm key={account.value} account={account} sent={sent} onSignedIn={afterSignIn}>
        {otherWay && <>No code? {otherWay}</>}
      </CodeForm>
      {error && <FieldError>{error}</FieldError>}
    </CodeBox>
  );
}
