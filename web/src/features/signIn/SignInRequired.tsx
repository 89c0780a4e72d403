import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { openSignIn } from './signInPanel.ts';

const stayHere = () => undefined;

interface SignInFirstProps {
  heading: string;
  title: string;
  text: string;
}

export const SignInRequired = ({ heading, title, text }: SignInFirstProps) => (
  <>
    <VisuallyHidden as="h1">{heading}</VisuallyHidden>
    <EmptyState title={title} text={text}>
      <Button kind="brand" onClick={() => openSignIn({ onSignedIn: stayHere, reason: text })}>
        Sign in
      </Button>
    </EmptyState>
  </>
);
