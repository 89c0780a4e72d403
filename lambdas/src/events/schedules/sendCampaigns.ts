import type { CampaignId } from '@bloomkin/shared/schemas/ids.ts';
import { isOn } from '#model/marketSettings/featureSettings.ts';
import { findCampaign, listDueCampaigns } from '#model/messages/campaigns/campaignEntity.ts';
import { sendBatch } from '#model/messages/campaigns/sendCampaign.ts';
import { readInstant } from './schedule.ts';

/** A minute below the function's timeout; the next run continues. */
const workMs = 4 * 60_000;

export async function handler(event: unknown): Promise<{ due: number }> {
  const now = readInstant(event);
  const untilMs = Date.now() + workMs;
  const due = (await isOn('push_campaigns', now)) ? await listDueCampaigns(now) : [];
  for (const id of due) await sendAll(id, untilMs);
  return { due: due.length };
}

async function sendAll(id: CampaignId, untilMs: number): Promise<void> {
  let isUnderWay = true;
  while (isUnderWay && Date.now() < untilMs) {
    const campaign = await findCampaign(id);
    const isOpen = campaign?.status === 'scheduled' || campaign?.status === 'sending';
    isUnderWay = isOpen && (await sendBatch(campaign));
  }
}
