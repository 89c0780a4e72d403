import { describeHistoryLine } from '@bloomkin/shared/rules/describeHistoryLine.ts';
import { truncate } from '@bloomkin/shared/rules/truncate.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import type { HistoryEntry } from '#model/orders/orderHistory.ts';
import { logError } from '#platform/log.ts';
import { type EvidencePhoto, putEvidence } from '#platform/services/disputeEvidence.ts';
import { readMedia } from '#platform/services/mediaStore.ts';
import { isRefused } from '#platform/services/stripeClient.ts';

/** The provider's limit. */
const maxText = 20_000;

/** They name the recipient or the address, which a sender may not know. */
const personal: ReadonlySet<HistoryEntry['what']> = new Set([
  ...(['recipient', 'delivery', 'address', 'card_message', 'comment'] as const),
]);

const fields = [
  ['bench', 'service_documentation'],
  ['door', 'shipping_documentation'],
  ['swap', 'uncategorized_file'],
] as const;

/** Hands the order's history and the newest photos of bench, door and substitute to the provider when a dispute opens. */
export async function stageEvidence(before: OrderItem | undefined, after: OrderItem): Promise<void> {
  const { id: orderId, dispute, day, dispatchedAt, timeZone, lines } = after;
  if (dispute?.state !== 'open' || before?.dispute?.id === dispute.id) return;
  try {
    await putEvidence(
      dispute.id,
      {
        product_description: lines.map(({ count, name }) => `${count} × ${name}`).join(', '),
        ...(day && { service_date: day }),
        ...(dispatchedAt && { shipping_date: localTime(new Date(dispatchedAt), timeZone).day }),
        uncategorized_text: describe(after),
      },
      await readPhotos(after),
    );
  } catch (error) {
    if (!isRefused(error)) throw error;
    logError('evidence was refused', { orderId, error });
  }
}

function describe({ number, companyBrand, timeZone, history }: OrderItem): string {
  const lines = history
    .filter(({ what }) => !personal.has(what))
    .map((line) => {
      const { day, time } = localTime(new Date(line.at), timeZone);
      return `${day} ${time}, ${line.by}: ${describeHistoryLine(line)}`;
    });
  return truncate([`Order ${number}, made by ${companyBrand}`, ...lines].join('\n'), maxText);
}

async function readPhotos({ photos = [] }: OrderItem): Promise<EvidencePhoto[]> {
  const newest = fields.flatMap(([kind, field]) => {
    const path = photos.findLast((one) => one.kind === kind)?.path;
    return path === undefined ? [] : { field, path };
  });
  return Promise.all(newest.map(async ({ field, path }) => ({ field, jpeg: await readMedia(path) })));
}
