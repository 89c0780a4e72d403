import { Navigate } from 'react-router-dom';
import { Skeleton } from '../components/feedback/Skeleton.tsx';
import { Container } from '../components/layout/Container.tsx';
import { useSession } from '../session/useSession.ts';

/** Leads guests and buyers to their own page, once it is known that they are: the back office has others at this address. */
export function SessionRedirect({ to }: { to: string }) {
  const { status } = useSession();
  if (status !== 'unknown') return <Navigate to={to} replace />;
  return (
    <Container role="status" aria-label="Loading" style={{ paddingTop: 40 }}>
      <Skeleton $height="320px" $radius="28px" />
    </Container>
  );
}
