import { Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Page } from '../components/Page.tsx';
import { Wrap } from '../components/Wrap.tsx';
import { OrderList } from '../features/orders/OrderList.tsx';
import { SignInFirst } from '../features/orders/SignInFirst.tsx';
import { PersonalMenu } from '../features/personal/PersonalMenu.tsx';
import { ProfileForm } from '../features/personal/ProfileForm.tsx';
import { useSession } from '../session/useSession.ts';

const Layout = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 24px 64px;
  h1 {
    font: 700 clamp(1.75rem, 3vw, 2.5rem) / 1.1 var(--bk-display);
  }
  @media (min-width: 1024px) {
    grid-template-columns: 200px minmax(0, 1fr);
    column-gap: 40px;
    h1 {
      grid-column: 2;
    }
  }
`;

const titles = new Map([
  ['orders/list/full', 'My orders'],
  ['profile', 'Profile'],
]);

/** One's account: `/personal/orders/list/full` and `/personal/profile`; anything else is the profile. */
export function PersonalPage() {
  const { '*': page = '' } = useParams();
  const { status, user } = useSession();
  const title = titles.get(page);
  if (!title) return <Navigate to="/personal/profile" replace />;
  return (
    <Page title={title}>
      <Wrap>
        {status === 'guest' && (
          <SignInFirst
            heading={title}
            title="Sign in to your account"
            text="Your orders and your details are behind it."
          />
        )}
        {user && (
          <Layout>
            <h1>{title}</h1>
            <PersonalMenu />
            {page === 'profile' ? <ProfileForm key={user.id} user={user} /> : <OrderList />}
          </Layout>
        )}
      </Wrap>
    </Page>
  );
}
