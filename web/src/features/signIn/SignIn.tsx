import { lazy, Suspense } from 'react';
import { useSignInPanel } from './signInPanel.ts';

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }));

/** The guest's sign-in: its code is loaded when it is first opened, and it starts afresh each time. */
export function SignIn() {
  const request = useSignInPanel();
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <SignInDialog {...request} />
    </Suspense>
  );
}
