import { useUser } from '../../session/useUser.ts';
import { type StoredPlace, stored } from '../../storage/storage.ts';
import { useStored } from '../../storage/useStored.ts';

/** Where it should go: what was said here, or else the signed-in person's saved address. */
export function usePlace(): StoredPlace | undefined {
  const here = useStored(stored.location);
  const user = useUser();
  return here ?? user?.location ?? undefined;
}
