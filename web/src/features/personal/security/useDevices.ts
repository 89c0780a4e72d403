import { endAllSessions, endOneSession, listSessions } from '@bloomkin/shared/routes/auth.ts';
import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import { callSignedIn } from '../../../session/callSignedIn.ts';
import { useMine } from '../../orders/useMine.ts';

const options = () => ({ idempotencyKey: crypto.randomUUID() });

/** Where the person is signed in. Ending throws an ApiError when it fails. */
export function useDevices() {
  const { data, error, mutate } = useMine(listSessions, {});
  return {
    devices: data?.data,
    failure: data ? undefined : error,
    reload: () => void mutate(),
    async end({ id }: Session) {
      await callSignedIn(endOneSession, { params: { id } }, options());
      await mutate();
    },
    endAll: () => callSignedIn(endAllSessions, {}, options()),
  };
}
