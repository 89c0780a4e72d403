import { homePath } from '@bloomkin/shared/rules/menu.ts';
import { Navigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/Button.tsx';
import { Page } from '../../components/Page.tsx';
import { useSession } from '../../session/useSession.ts';
import { SmallPage } from '../SmallPage.tsx';
import { ErrorPicture } from './ErrorPicture.tsx';
import { errorPages } from './errorPages.ts';

/** /error/error-v1 … error-v6: each its own picture and words, and a way home. */
export function ErrorPage() {
  const { user } = useSession();
  const words = errorPages[useParams().version ?? ''];
  if (!words) return <Navigate to="/error/error-v1" replace />;
  return (
    <Page title={words.title}>
      <SmallPage>
        <ErrorPicture name={words.picture} />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <ButtonLink kind="brand" to={user ? homePath(user) : '/'}>
          {words.way}
        </ButtonLink>
      </SmallPage>
    </Page>
  );
}
