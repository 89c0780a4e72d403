import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import {
  type ConsentPurpose,
  consentPurposes,
  type MarketingConsent,
} from '@bloomkin/shared/schemas/marketing.ts';
import { syncAudience } from '#model/messages/campaigns/syncAudience.ts';
import {
  type ConsentItem,
  findConsent,
  findUnsubscriber,
  listEnded,
  saveDecision,
} from '#model/messages/consent/consentEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { get } from '#platform/table/read.ts';

const toConsent = (item: ConsentItem | undefined) => ({
  agreed: item?.agreed ?? false,
  at: item?.at ?? null,
  source: item?.source ?? null,
});

async function readConsents(userId: UserId): Promise<MarketingConsent> {
  const [marketing, reminders, cart] = await Promise.all(
    consentPurposes.map((purpose) => findConsent(userId, get, purpose)),
  );
  return { ...toConsent(marketing), reminders: toConsent(reminders), cart: toConsent(cart) };
}

export const getMarketingConsent: Handler<typeof routes.getMarketingConsent> = async ({ caller }) => ({
  data: await readConsents(caller.id),
});

export const changeMarketingConsent: Handler<typeof routes.changeMarketingConsent> = async (request) => {
  const { body, caller, now } = request;
  const decision = { agreed: body.agreed, at: now.toISOString(), source: 'account' } as const;
  await saveDecision(caller.id, decision, body.purpose);
  await syncAudience(caller.id);
  return { data: await readConsents(caller.id) };
};

/** Ends what the mail was about, and nothing else. */
export const unsubscribe: Handler<typeof routes.unsubscribe> = async ({ query, now }) => {
  const found = await findUnsubscriber(query.token);
  if (!found) throw new AppError('NOT_FOUND');
  const { userId, purpose = 'marketing' } = found;
  const ended = listEnded(purpose, found);
  const decision = { agreed: false, at: now.toISOString(), source: 'mail_link' } as const;
  for (const one of ended) if (await findConsent(userId, get, one)) await saveDecision(userId, decision, one);
  await syncAudience(userId);
  return { message: `You get no more ${ended.map((one) => purposeNames[one]).join(' and ')} from us.` };
};

const purposeNames: Readonly<Record<ConsentPurpose, string>> = {
  marketing: 'offers',
  reminders: 'reminders of days',
  cart: 'reminders of a cart',
};
