import { confirmProfile, getProfile, updateProfile } from '@bloomkin/shared/routes/users.ts';
import type { Profile } from '@bloomkin/shared/schemas/user.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { profileChanged } from '#session/session.ts';
import type { ContactKind } from './contactKinds.ts';

/** Both calls throw ApiErrors. */
export function useContacts() {
  const { data, mutate } = useQuery(getProfile, {});
  async function take(answer: { data: Profile }) {
    await mutate(answer, { revalidate: false });
    profileChanged(answer.data);
  }
  return {
    waiting: data?.data.unconfirmed ?? {},
    ask: async (kind: ContactKind, value: string) => {
      const body = kind === 'phone' ? { phone: value } : { email: value };
      await take(await call(updateProfile, { body }));
    },
    confirm: async (code: string) => take(await call(confirmProfile, { body: { code } })),
  };
}

export type ContactCalls = Pick<ReturnType<typeof useContacts>, 'ask' | 'confirm'>;
