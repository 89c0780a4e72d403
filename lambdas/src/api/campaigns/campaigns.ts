import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/campaigns.ts';
import { CampaignId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { requireFeature } from '#model/marketSettings/featureSettings.ts';
import { countAudience } from '#model/messages/campaigns/audienceEntity.ts';
import {
  type CampaignItem,
  insertCampaign,
  listAllCampaigns,
  requireCampaign,
  saveCampaign,
  toCampaign,
} from '#model/messages/campaigns/campaignEntity.ts';
import type { UserHandler } from '#model/users/loadCaller.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

export const getPushAudience: Handler<typeof routes.getPushAudience> = async () => ({
  data: await countAudience(),
});

export const listCampaigns: Handler<typeof routes.listCampaigns> = async ({ query }) => {
  const { data, ...page } = paginate(await listAllCampaigns(), query);
  return { ...page, data: data.map(toCampaign) };
};

export const createCampaign: UserHandler<typeof routes.createCampaign> = async (request) => {
  const { body, caller, now, idempotency } = request;
  await requireFeature('push_campaigns', now);
  const { send_at, ...content } = body;
  const campaign: CampaignItem = {
    ...content,
    id: CampaignId.parse(ulid(now.getTime())),
    sendAt: new Date(send_at ?? now).toISOString(),
    status: 'scheduled',
    cursor: '',
    reached: 0,
    by: caller.user.fio || caller.user.email,
    createdAt: now.toISOString(),
    version: 0,
  };
  const answer = { data: toCampaign(campaign) };
  const failed = await transact({ ...insertCampaign(campaign), idempotency: idempotency.keep(answer) });
  if (failed) throw new AppError('CONFLICT.VERSION');
  return answer;
};

export const cancelCampaign: Handler<typeof routes.cancelCampaign> = ({ params }) =>
  retryOnConflict(async () => {
    const campaign = await requireCampaign(params.id);
    if (campaign.status === 'canceled') return { data: toCampaign(campaign) };
    if (campaign.status !== 'scheduled') throw new AppError('CAMPAIGN.BEGUN');
    const next = { ...campaign, status: 'canceled' as const };
    return (await saveCampaign(next, campaign)) ? { data: toCampaign(next) } : conflict;
  });
