import { Button } from '../../components/Button.tsx';
import { SmallPage } from '../SmallPage.tsx';
import { ErrorPicture } from './ErrorPicture.tsx';

/** When a page breaks, or its code cannot be loaded after a new version went out. */
export const CrashPage = () => (
  <SmallPage>
    <ErrorPicture name="spiltPot" />
    <h1>Oops, this page did not open</h1>
    <p>It may be your connection, or a new version has just come out. Nothing you saved was lost.</p>
    <Button kind="brand" onClick={() => location.reload()}>
      Load it again
    </Button>
    <a href="/">To the first page</a>
  </SmallPage>
);
