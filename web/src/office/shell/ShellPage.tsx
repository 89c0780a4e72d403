import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { ErrorBoundary } from '#components/feedback/ErrorBoundary.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';

const OnItsWay = () => (
  <div role="status" aria-label="Loading the page" style={{ display: 'grid', gap: 16 }}>
    <Skeleton $height="44px" $width="40%" />
    <Skeleton $height="320px" $radius="20px" />
  </div>
);

/** The menu stays while the page loads or fails. */
export function ShellPage() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense
        key={pathname}
        fallback={
          <ConnectionRequired>
            <OnItsWay />
          </ConnectionRequired>
        }
      >
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
}
