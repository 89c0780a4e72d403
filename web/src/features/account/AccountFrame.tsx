import { type ReactNode, Suspense } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { useHistoryBlocker } from '#components/form/useHistoryBlocker.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SignInRequired } from '#features/signIn/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';
import { AccountMenu } from './AccountMenu.tsx';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  padding-block: 24px 64px;
  h1 {
    font: 700 clamp(1.75rem, 3vw, 2.5rem) / 1.1 var(--bk-display);
  }
  @media (min-width: 1024px) {
    grid-template-columns: 200px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: 40px;
    min-height: 560px;
    > nav {
      grid-row: 1 / span 2;
    }
  }
`;

const OnItsWay = ({ title }: { title: string }) => (
  <div role="status" aria-label={`Loading ${title}`}>
    <Skeleton $height="220px" $radius="20px" />
  </div>
);

export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { status, user } = useSession();
  return (
    <Page title={title}>
      <Container>
        {status === 'guest' ? (
          <SignInRequired
            heading={title}
            title="Sign in to your account"
            text="Your orders and your details are behind it."
          />
        ) : (
          <Layout>
            <AccountMenu />
            <h1>{title}</h1>
            {user ? (
              <div key={user.id}>
                <Suspense fallback={<OnItsWay title={title} />}>{children}</Suspense>
              </div>
            ) : (
              <OnItsWay title={title} />
            )}
          </Layout>
        )}
        <UnsavedChangesGuard useBlocker={useHistoryBlocker} />
      </Container>
    </Page>
  );
}
