import * as z from 'zod';
import { accountBalanceCents } from '#accountBalance.ts';
import { balanceCents, recordMovement } from '#balance.ts';
import { endpoint } from '#endpoint.ts';
import { expandable, formInt, formMetadata, listFields } from '#formValues.ts';
import { listAnswer } from '#listAnswer.ts';
import { newId } from '#newId.ts';
import { transfersStatus } from '#objects/account.ts';
import type { Transfer, TransferReversal } from '#objects/payout.ts';
import { nowSeconds, type PaymentsContext } from '#paymentsContext.ts';
import { recordEvent } from '#recordEvent.ts';
import { invalidRequest, noSuch } from '#stripeFault.ts';

const cents = formInt.pipe(z.int().min(1));

const CreateTransfer = z.strictObject({
  ...expandable,
  amount: cents,
  currency: z.literal('aud'),
  destination: z.string(),
  description: z.string().optional(),
  metadata: formMetadata.optional(),
  source_transaction: z.string().optional(),
  transfer_group: z.string().optional(),
});
type CreateTransfer = z.output<typeof CreateTransfer>;

const ListTransfers = z.strictObject({ ...listFields, transfer_group: z.string().optional() });

const CreateReversal = z.strictObject({
  ...expandable,
  amount: cents.optional(),
  description: z.string().optional(),
  metadata: formMetadata.optional(),
});

const reversalsPath = '/v1/transfers/{id}/reversals';

export const transfers = [
  endpoint('POST', '/v1/transfers', CreateTransfer, (input, _, payments) => {
    checkDestination(input, payments);
    const group = input.source_transaction ? groupOfSource(input, payments) : fromBalance(input, payments);
    const transfer = newTransfer(input, group, payments);
    payments.store.transfers.set(transfer.id, transfer);
    recordEvent(payments, 'transfer.created', transfer);
    return toApiTransfer(transfer, payments);
  }),

  endpoint('GET', '/v1/transfers', ListTransfers, (input, _, payments) => {
    const all = [...payments.store.transfers.values()].map((transfer) => toApiTransfer(transfer, payments));
    return listAnswer(
      '/v1/transfers',
      all,
      input,
      ({ transfer_group: group }) => !input.transfer_group || group === input.transfer_group,
    );
  }),

  endpoint('POST', reversalsPath, CreateReversal, (input, id, payments) => {
    const transfer = getTransfer(payments, id);
    const left = transfer.amount - transfer.amount_reversed;
    const amount = input.amount ?? left;
    if (amount > left || left === 0)
      throw invalidRequest(
        `Reversal amount (${amount}) is greater than unreversed amount on transfer (${left})`,
        {
          param: 'amount',
        },
      );
    if (amount > accountBalanceCents(payments, transfer.destination))
      throw invalidRequest('The connected account has insufficient funds to reverse this transfer.', {
        code: 'balance_insufficient',
      });
    return reverse(transfer, amount, input.metadata ?? {}, payments);
  }),

  endpoint('GET', reversalsPath, z.strictObject(listFields), (input, id, payments) => {
    getTransfer(payments, id);
    return reversalList(id, payments, input);
  }),
];

function getTransfer({ store }: PaymentsContext, id: string): Transfer {
  const transfer = store.transfers.get(id);
  if (!transfer) throw noSuch('transfer', id);
  return transfer;
}

const reversalList = (id: string, { store }: PaymentsContext, wish: { limit?: number | undefined }) =>
  listAnswer(reversalsPath.replace('{id}', id), store.reversals.values(), wish, (one) => one.transfer === id);

const toApiTransfer = (transfer: Transfer, payments: PaymentsContext) => ({
  ...transfer,
  reversals: reversalList(transfer.id, payments, {}),
});

function checkDestination({ destination }: CreateTransfer, { store }: PaymentsContext): void {
  const account = store.accounts.get(destination);
  if (!account) throw noSuch('destination', destination, 'destination', 400);
  if (transfersStatus(account) !== 'active')
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers',
      { code: 'insufficient_capabilities_for_transfer' },
    );
}

/** At most the charge's amount, in its own transfer group. */
function groupOfSource(input: CreateTransfer, { store }: PaymentsContext): string | null {
  const charge = store.charges.get(input.source_transaction ?? '');
  if (!charge?.paid) throw noSuch('charge', input.source_transaction ?? '', 'source_transaction', 400);
  const handedOn = [...store.transfers.values()]
    .filter(({ source_transaction: source }) => source === charge.id)
    .reduce((sum, { amount, amount_reversed: back }) => sum + amount - back, 0);
  if (handedOn + input.amount > charge.amount)
    throw invalidRequest(
      `Transfers using this transaction as a source must not exceed the source amount of ${charge.amount}.`,
      { param: 'amount' },
    );
  if (input.transfer_group && charge.transfer_group && input.transfer_group !== charge.transfer_group)
    throw invalidRequest('The transfer_group must be that of the source transaction.', {
      param: 'transfer_group',
    });
  return input.transfer_group ?? charge.transfer_group ?? `group_${charge.payment_intent}`;
}

function fromBalance(input: CreateTransfer, payments: PaymentsContext): string | null {
  if (input.amount > balanceCents(payments))
    throw invalidRequest('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  return input.transfer_group ?? null;
}

function newTransfer(input: CreateTransfer, group: string | null, payments: PaymentsContext): Transfer {
  const id = newId('tr_');
  const { amount, currency, destination } = input;
  return {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: recordMovement(payments, { type: 'transfer', source: id, amountCents: -amount }),
    created: nowSeconds(payments),
    currency,
    description: input.description ?? null,
    destination,
    livemode: false,
    metadata: input.metadata ?? {},
    reversed: false,
    source_transaction: input.source_transaction ?? null,
    transfer_group: group,
  };
}

function reverse(
  transfer: Transfer,
  amount: number,
  metadata: Record<string, string>,
  payments: PaymentsContext,
): TransferReversal {
  const id = newId('trr_');
  const reversal: TransferReversal = {
    id,
    object: 'transfer_reversal',
    amount,
    balance_transaction: recordMovement(payments, {
      type: 'transfer_refund',
      source: id,
      amountCents: amount,
    }),
    created: nowSeconds(payments),
    currency: transfer.currency,
    livemode: false,
    metadata,
    source_refund: null,
    transfer: transfer.id,
  };
  const amountReversed = transfer.amount_reversed + amount;
  const changed = {
    ...transfer,
    amount_reversed: amountReversed,
    reversed: amountReversed === transfer.amount,
  };
  payments.store.reversals.set(id, reversal);
  payments.store.transfers.set(transfer.id, changed);
  recordEvent(payments, 'transfer.reversed', changed);
  return reversal;
}
