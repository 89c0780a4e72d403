import { listAreaAlerts, saveAreaAlert } from '@bloomkin/shared/routes/marketing.ts';
import { call } from '#api/call.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { sessionStore } from '#session/session.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { formatSuburbName, toListPoint, toSuburbPlace } from './placeQuery.ts';

/** For a place where no florist delivers. A guest signs in first. */
export function AreaAlertButton({ place }: { place: StoredPlace }) {
  const { lat, lng } = toListPoint(place);
  const { data } = useQuery(listAreaAlerts, {});
  const isWanted = data?.data.some((one) => one.lat === lat && one.lng === lng) ?? false;
  const { revalidate } = useAnswers();
  const { run, busy } = useAction(async (wanted: boolean) => {
    const { address } = toSuburbPlace(place);
    await call(saveAreaAlert, { body: { address, lat, lng, wanted } });
    await revalidate(listAreaAlerts);
  }, notifyError);
  const press = () => {
    if (sessionStore.read().status === 'signedIn') return void run(!isWanted);
    openSignIn({ reason: 'Then we can reach you.', onSignedIn: () => void run(true) });
  };
  return (
    <>
      {isWanted && (
        <p role="status" style={{ flex: '1 0 100%', maxWidth: 'none' }}>
          We will tell you when a florist delivers to {formatSuburbName(place)}.
        </p>
      )}
      <Button aria-disabled={busy} onClick={press}>
        {isWanted ? 'Take it back' : 'Tell me when somebody delivers here'}
      </Button>
    </>
  );
}
