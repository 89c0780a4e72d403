import { paths } from '@bloomkin/shared/pages.ts';
import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { DeviceRow } from './DeviceRow.tsx';
import { EndAllDialog } from './EndAllDialog.tsx';
import { DeviceRows } from './securityStyles.ts';
import type { useDevices } from './useDevices.ts';

export function Devices({ devices, failure, reload, end, endAll }: ReturnType<typeof useDevices>) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function endOne(device: Session) {
    try {
      await end(device);
      void notify({ tone: 'success', message: `${device.device} is signed out` });
    } catch (error) {
      notifyError(error, () => void endOne(device));
    }
  }
  async function endAllNow() {
    setAsking(false);
    // The sign-out page clears local data.
    await endAll().then(() => navigate(paths.logout()), notifyError);
  }
  if (!devices && failure)
    return (
      <ErrorState title="We could not load your devices." detail={messageOfError(failure)} onRetry={reload} />
    );
  if (!devices)
    return (
      <div role="status" aria-label="Loading your devices">
        <Skeleton $height="96px" $radius="16px" />
      </div>
    );
  return (
    <>
      <DeviceRows>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void endOne(device)} />
        ))}
      </DeviceRows>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <EndAllDialog open={isAsking} onEnd={() => void endAllNow()} onKeep={() => setAsking(false)} />
    </>
  );
}
