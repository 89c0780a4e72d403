import { Navigate } from 'react-router-dom';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Container } from '#components/layout/Container.tsx';
import { useSession } from '#session/useSession.ts';

/** Redirects guests and buyers; the back office has other pages at this path. */
export function SessionRedirect({ to }: { to: string }) {
  const { status } = useSession();
  if (status !== 'unknown') return <Navigate to={to} replace />;
  return (
    <Container role="status" aria-label="Loading" style={{ paddingTop: 40 }}>
      <Skeleton $height="320px" $radius="28px" />
    </Container>
  );
}
