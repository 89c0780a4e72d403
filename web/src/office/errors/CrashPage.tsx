import { useEffect } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { SmallPage } from '#office/kit/SmallPage.tsx';
import { ErrorPicture } from './ErrorPicture.tsx';

const again = () => location.reload();

/** For render errors and chunks that fail to load after a release; retries when online. */
export function CrashPage() {
  useEffect(() => {
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <SmallPage>
      <ConnectionRequired>
        <ErrorPicture name="spiltPot" />
        <h1>Oops, this page did not open</h1>
        <p>It may be your connection, or a new version has just come out. Nothing you saved was lost.</p>
        <Button kind="brand" onClick={again}>
          Load it again
        </Button>
        <a href="/">To the first page</a>
      </ConnectionRequired>
    </SmallPage>
  );
}
