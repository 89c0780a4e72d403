import { homePath, sideMenu } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Page } from '#components/layout/Page.tsx';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { useSession } from '#session/useSession.ts';
import { record, text } from '#storage/shapes.ts';
import { ErrorPicture, type ErrorPictureName } from './ErrorPicture.tsx';

interface ErrorPageContent {
  picture: ErrorPictureName;
  title: string;
  text: string;
  way: string;
}

/** For those who have some; the page says another way to the others. */
const backToOrders = 'Back to my orders';

const errorPages: Readonly<Record<string, ErrorPageContent>> = {
  'error-v1': {
    picture: 'emptyVase',
    title: '404: nothing in this vase',
    text: 'There is no page at this address. It may have moved, or the link has a typing slip.',
    way: backToOrders,
  },
  'error-v2': {
    picture: 'wiltedFlower',
    title: 'Oops, this one wilted',
    text: 'Something went wrong on our side. Nothing you saved was lost.',
    way: 'Start fresh',
  },
  'error-v3': {
    picture: 'closedShop',
    title: '404: the shutters are down',
    text: 'Whatever was here has closed. The rest of the street is open.',
    way: 'To the open shop',
  },
  'error-v4': {
    picture: 'lostVan',
    title: 'Oops, the van took a wrong turn',
    text: 'We could not find the way to that page. Let us drive you back.',
    way: 'Drive me home',
  },
  'error-v5': {
    picture: 'spiltPot',
    title: 'Oops, we knocked something over',
    text: 'We are sweeping it up. Please try again in a minute.',
    way: 'Back to the bench',
  },
  'error-v6': {
    picture: 'bareBranch',
    title: '404: not in season',
    text: 'This page is not growing here at the moment.',
    way: 'See what is',
  },
};

const ordersPath = paths.orders();
const hasRequestedPath = record({ requestedPath: text });

const RequestedPath = styled.p`
  overflow-wrap: anywhere;
`;
const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    color: var(--bk-text-brand);
    text-decoration: underline;
  }
`;

/** /error/error-v1 … error-v6: picture, text, requested URL and links. */
export function ErrorPage() {
  const { status, user } = useSession();
  const { state } = useLocation();
  const content = errorPages[useParams().version ?? ''];
  if (!content) return <Navigate to={paths.error('error-v1')} replace />;
  const requestedPath = hasRequestedPath(state) ? state.requestedPath : undefined;
  return (
    <Page title={content.title}>
      <SmallPage>
        <ErrorPicture name={content.picture} />
        <h1>{content.title}</h1>
        <p>{content.text}</p>
        {requestedPath && (
          <RequestedPath>
            You asked for <b>{requestedPath}</b>
          </RequestedPath>
        )}
        {user && <OwnLinks user={user} content={content} />}
        {status === 'guest' && <GuestLinks requestedPath={requestedPath} />}
      </SmallPage>
    </Page>
  );
}

function OwnLinks({ user, content }: { user: User; content: ErrorPageContent }) {
  const home = homePath(user);
  const isHomeOrders = home === ordersPath;
  const entries = sideMenu(user).flatMap((group) => group.entries);
  return (
    <>
      <ButtonLink kind="brand" to={home}>
        {content.way === backToOrders && !isHomeOrders ? 'To my first page' : content.way}
      </ButtonLink>
      <Links aria-label="What there is">
        {entries.map(({ label, path }) => (
          <Link key={path} to={path}>
            {label}
          </Link>
        ))}
      </Links>
    </>
  );
}

const GuestLinks = ({ requestedPath }: { requestedPath: string | undefined }) => (
  <>
    <ButtonLink kind="brand" to={requestedPath ? paths.login({ next: requestedPath }) : paths.login()}>
      Sign in
    </ButtonLink>
    <Links aria-label="What there is">
      <a href={paths.home()}>The flower shop</a>
      <Link to={paths.registration()}>Sell on Bloomkin</Link>
    </Links>
  </>
);
