import { useCallback, useEffect, useState } from 'react';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Container } from '#components/layout/Container.tsx';
import { openBackOffice } from './openBackOffice.ts';

/** Paths of the back office: partner sign-in, error pages. */
export function BackOfficeRedirect() {
  const [failed, setFailed] = useState(false);
  const open = useCallback(() => {
    setFailed(false);
    void openBackOffice().catch(() => setFailed(true));
  }, []);
  useEffect(open, [open]);
  if (!failed) return null;
  return (
    <Container style={{ paddingTop: 40 }}>
      <ErrorState title="We could not open this page." onRetry={open} />
    </Container>
  );
}
