import { endAllSessions, endOneSession, listSessions } from '@bloomkin/shared/routes/auth.ts';
import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';

export function useDevices() {
  const { data, error, mutate } = useQuery(listSessions, {});
  return {
    devices: data?.data,
    failure: data ? undefined : error,
    reload: () => void mutate(),
    async end({ id }: Session) {
      await call(endOneSession, { params: { id } });
      await mutate();
    },
    endAll: () => call(endAllSessions, {}),
  };
}
