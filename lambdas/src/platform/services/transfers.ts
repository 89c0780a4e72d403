import { stripe } from './stripeClient.ts';

export interface TransferRequest {
  orderId: string;
  /** Identifies the call within the order. */
  step: number;
  amountCents: number;
  accountId: string;
  /** Null uses the platform's balance. */
  paymentIntent: string | null;
}

export interface ReversalRequest {
  orderId: string;
  step: number;
  amountCents: number;
  transferId: string;
}

const toRequestOptions = ({ orderId, step }: { orderId: string; step: number }) => ({
  idempotencyKey: `payout_${orderId}_${step}`,
});
const toMetadata = ({ orderId, step }: { orderId: string; step: number }) => ({
  order_id: orderId,
  step: String(step),
});

/** Tied to the buyer's charge; idempotent by order and step. */
export async function createTransfer(request: TransferRequest): Promise<string> {
  const provider = await stripe();
  const transfer = await provider.transfers.create(
    {
      amount: request.amountCents,
      currency: 'aud',
      destination: request.accountId,
      ...(request.paymentIntent && { source_transaction: await findCharge(request.paymentIntent) }),
      transfer_group: request.orderId,
      metadata: toMetadata(request),
    },
    toRequestOptions(request),
  );
  return transfer.id;
}

async function findCharge(paymentIntent: string): Promise<string> {
  const provider = await stripe();
  const { latest_charge: charge } = await provider.paymentIntents.retrieve(paymentIntent);
  const id = typeof charge === 'string' ? charge : charge?.id;
  if (!id) throw new Error('A payment without a charge');
  return id;
}

/** Idempotent by order and step. */
export async function reverseTransfer(request: ReversalRequest): Promise<string> {
  const provider = await stripe();
  const reversal = await provider.transfers.createReversal(
    request.transferId,
    { amount: request.amountCents, metadata: toMetadata(request) },
    toRequestOptions(request),
  );
  return reversal.id;
}

/** The provider forgets idempotency keys; the metadata stays. */
export async function findTransferOfStep(orderId: string, step: number): Promise<string | undefined> {
  const provider = await stripe();
  const { data } = await provider.transfers.list({ transfer_group: orderId, limit: 100 });
  return data.find(({ metadata }) => metadata.step === String(step))?.id;
}

export async function findReversalOfStep(transferId: string, step: number): Promise<string | undefined> {
  const provider = await stripe();
  const { data } = await provider.transfers.listReversals(transferId, { limit: 100 });
  return data.find(({ metadata }) => metadata?.step === String(step))?.id;
}
