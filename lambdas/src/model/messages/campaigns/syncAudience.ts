import { readNamedArea } from '@bloomkin/shared/rules/namedArea.ts';
import { AudienceState } from '@bloomkin/shared/schemas/campaign.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { findConsent } from '#model/messages/consent/consentEntity.ts';
import { listSubscriptions } from '#model/messages/push/pushSubscriptionEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { findMember, saveMember } from './audienceEntity.ts';

/** Recomputes the row after a change of consent, subscription, address or account, so it is safe to repeat. */
export function syncAudience(userId: UserId): Promise<void> {
  return retryOnConflict(async () => {
    const member = await findMember(userId);
    const state = await computeState(userId);
    if (member?.state === state) return undefined;
    await saveMember(userId, member, state);
    // Checks again after a write: a concurrent run may have found the old row right, and written nothing.
    return conflict;
  });
}

export async function onAccountChanged(before: UserItem | undefined, after: UserItem): Promise<void> {
  if (before && (before.active !== after.active || findState(before) !== findState(after)))
    await syncAudience(after.id);
}

async function computeState(userId: UserId): Promise<AudienceState | undefined> {
  const [consent, subscriptions, user] = await Promise.all([
    findConsent(userId),
    listSubscriptions(userId),
    findUser(userId),
  ]);
  return consent?.agreed && subscriptions.length > 0 && user?.active ? findState(user) : undefined;
}

function findState({ location }: UserItem): AudienceState {
  const { state } = readNamedArea(location?.address ?? '');
  const known = AudienceState.safeParse(state);
  return known.success ? known.data : 'other';
}
