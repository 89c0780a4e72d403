import type Stripe from 'stripe';
import { stripe } from './stripeClient.ts';

type Facts = Pick<
  Stripe.DisputeUpdateParams.Evidence,
  'product_description' | 'service_date' | 'shipping_date' | 'uncategorized_text'
>;

export interface EvidencePhoto {
  /** What the bank reads it as: the goods, their delivery, or something else. */
  field: 'service_documentation' | 'shipping_documentation' | 'uncategorized_file';
  jpeg: Buffer;
}

/** Staged, not submitted: a bank takes evidence once, so the operator sends it. A repeat replaces the same fields. */
export async function putEvidence(
  disputeId: string,
  facts: Facts,
  photos: readonly EvidencePhoto[],
): Promise<void> {
  const provider = await stripe();
  const files = await Promise.all(
    photos.map(async ({ field, jpeg }) => {
      const file = { data: jpeg, name: `${field}.jpg`, type: 'image/jpeg' };
      const { id } = await provider.files.create({ purpose: 'dispute_evidence', file });
      return [field, id] as const;
    }),
  );
  await provider.disputes.update(disputeId, {
    evidence: { ...facts, ...Object.fromEntries(files) },
    submit: false,
  });
}
