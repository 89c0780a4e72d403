import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import type { MarketingConsent } from '@bloomkin/shared/schemas/marketing.ts';
import { syncAudience } from '#model/messages/campaigns/syncAudience.ts';
import {
  type ConsentItem,
  findConsent,
  findUnsubscriber,
  saveDecision,
} from '#model/messages/consent/consentEntity.ts';
import type { Handler } from '#platform/http/request.ts';

const toConsent = (item: ConsentItem | undefined): MarketingConsent => ({
  agreed: item?.agreed ?? false,
  at: item?.at ?? null,
  source: item?.source ?? null,
});

export const getMarketingConsent: Handler<typeof routes.getMarketingConsent> = async ({ caller }) => ({
  data: toConsent(await findConsent(caller.id)),
});

export const changeMarketingConsent: Handler<typeof routes.changeMarketingConsent> = async (request) => {
  const { body, caller, now } = request;
  const decision = { agreed: body.agreed, at: now.toISOString(), source: 'account' } as const;
  const consent = await saveDecision(caller.id, decision);
  await syncAudience(caller.id);
  return { data: toConsent(consent) };
};

export const unsubscribe: Handler<typeof routes.unsubscribe> = async ({ query, now }) => {
  const userId = await findUnsubscriber(query.token);
  if (!userId) throw new AppError('NOT_FOUND');
  const isKnown = (await findConsent(userId)) !== undefined;
  if (isKnown) await saveDecision(userId, { agreed: false, at: now.toISOString(), source: 'mail_link' });
  await syncAudience(userId);
  return { message: 'You get no more reminders and offers from us.' };
};
