import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useSyncExternalStore } from 'react';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { openNow } from './openNow.ts';

const never = () => () => undefined;
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Browser only: server-rendered HTML is cached. */
export function OpenState({ store }: { store: Store }) {
  const zone = useSyncExternalStore(never, zoneHere, () => undefined);
  const nowMs = useNow(30_000);
  const { isOpen, label } = zone ? openNow(store, nowMs, zone) : { isOpen: false, label: '\u00a0' };
  return <StatusPill tone={isOpen ? 'success' : 'neutral'}>{label}</StatusPill>;
}
