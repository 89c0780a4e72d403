import { useEffect } from 'react';
import { useSession } from '#session/useSession.ts';
import { useStore } from '#storage/createStore.ts';
import { type DeviceRun, deviceRun, endRun, openRun, sendRun } from './runStore.ts';

const againMs = 20_000;

/** The run on this device; sends what waits while there is a network. Undefined until read. */
export function useDeviceRun(): DeviceRun | undefined {
  const state = useStore(deviceRun);
  const { status, user } = useSession();
  const owner = state?.run?.userId;
  useEffect(() => void openRun(), []);
  useEffect(() => {
    if (status !== 'signedIn' || !owner) return;
    // Somebody else signed in after the session had ended.
    if (owner !== user.id) return void endRun();
    const send = () => void sendRun();
    send();
    addEventListener('online', send);
    const timer = setInterval(send, againMs);
    return () => {
      removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [status, user, owner]);
  return state;
}
