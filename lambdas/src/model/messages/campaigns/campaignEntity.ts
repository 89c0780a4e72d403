import { AppError } from '@bloomkin/shared/errors.ts';
import { AudienceState, type Campaign, CampaignStatus } from '@bloomkin/shared/schemas/campaign.ts';
import { CampaignId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { recordAct } from '#model/audit/recordAct.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { put, remove, replace, transact, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';

export const campaignEntity = defineEntity({
  name: 'campaign',
  version: 1,
  schema: z.object({
    id: CampaignId,
    title: z.string(),
    text: z.string(),
    path: z.string(),
    state: AudienceState.nullable(),
    sendAt: z.string(),
    status: CampaignStatus,
    /** The last person processed, or empty. */
    cursor: z.string(),
    /** Recipients with at least one accepted push request. */
    reached: z.int(),
    by: z.string(),
    createdAt: z.string(),
    version: z.int(),
  }),
  key: { pk: 'CAMPAIGNS', sk: 'CAMPAIGN#{id}' },
  lock: 'version',
  reads: { findCampaign: 'a push campaign', listAllCampaigns: 'all push campaigns, newest first' },
});
export type CampaignItem = ValueOf<typeof campaignEntity>;

export const dueCampaignEntity = defineEntity({
  name: 'dueCampaign',
  version: 1,
  schema: z.object({ id: CampaignId, sendAt: z.string() }),
  key: { pk: 'CAMPAIGNS_DUE', sk: 'CAMPAIGN#{id}' },
  reads: { listDueCampaigns: 'the push campaigns that are to be sent' },
});

export const findCampaign = (id: CampaignId): Promise<CampaignItem | undefined> =>
  get(campaignEntity, { id });

export const listAllCampaigns = (): Promise<CampaignItem[]> =>
  queryPartition(campaignEntity, {}, { descending: true });

export async function listDueCampaigns(now: Date): Promise<CampaignId[]> {
  const waiting = await queryPartition(dueCampaignEntity, {});
  return waiting.filter(({ sendAt }) => sendAt <= now.toISOString()).map(({ id }) => id);
}

export const insertCampaign = (campaign: CampaignItem) => ({
  campaign: put(campaignEntity, campaign),
  due: put(dueCampaignEntity, { id: campaign.id, sendAt: campaign.sendAt }),
  act: recordAct({ act: 'campaign.created', object: { id: campaign.id, name: campaign.title } }),
});

export async function saveCampaign(next: CampaignItem, read: CampaignItem): Promise<boolean> {
  const isOver = next.status === 'sent' || next.status === 'canceled';
  const failed = await transact({
    campaign: replace(campaignEntity, next, read),
    due: isOver ? removeDue(next.id) : undefined,
    act:
      next.status === 'canceled'
        ? recordAct({ act: 'campaign.canceled', object: { id: next.id, name: next.title } })
        : undefined,
  });
  return failed === undefined;
}

/** An addition, so that concurrent runs add up. */
export async function countReached(id: CampaignId, reached: number): Promise<void> {
  await patchItem(campaignEntity, { id }, { add: { reached } });
}

const removeDue = (id: CampaignId): Write => remove(dueCampaignEntity, { id });

export async function requireCampaign(id: CampaignId): Promise<CampaignItem> {
  const campaign = await findCampaign(id);
  if (!campaign) throw new AppError('NOT_FOUND');
  return campaign;
}

export const toCampaign = (item: CampaignItem): Campaign => ({
  id: item.id,
  title: item.title,
  text: item.text,
  path: item.path,
  state: item.state,
  send_at: item.sendAt,
  status: item.status,
  people: item.reached,
  by: item.by,
  created_at: item.createdAt,
});
