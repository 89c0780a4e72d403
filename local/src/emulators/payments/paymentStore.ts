import type { RecordFile } from '../recordFile.ts';
import type { RecordMap } from '../recordMap.ts';
import { Account, AccountLink, PaidOut } from './objects/account.ts';
import { SnapshotEvent, ThinEvent } from './objects/event.ts';
import { Charge, Dispute, PaymentIntent, Refund } from './objects/payment.ts';
import { BalanceTransaction, Transfer, TransferReversal } from './objects/payout.ts';
import { SessionRecord } from './objects/session.ts';

export class PaymentStore {
  readonly file: RecordFile;
  readonly sessions: RecordMap<SessionRecord>;
  readonly paymentIntents: RecordMap<PaymentIntent>;
  readonly charges: RecordMap<Charge>;
  readonly refunds: RecordMap<Refund>;
  readonly disputes: RecordMap<Dispute>;
  readonly transfers: RecordMap<Transfer>;
  readonly reversals: RecordMap<TransferReversal>;
  readonly balance: RecordMap<BalanceTransaction>;
  readonly accounts: RecordMap<Account>;
  /** To the bank, by account. */
  readonly paidOut: RecordMap<PaidOut>;
  readonly accountLinks: RecordMap<AccountLink>;
  readonly events: RecordMap<SnapshotEvent>;
  readonly thinEvents: RecordMap<ThinEvent>;

  constructor(file: RecordFile) {
    this.file = file;
    this.sessions = file.map('sessions', SessionRecord);
    this.paymentIntents = file.map('paymentIntents', PaymentIntent);
    this.charges = file.map('charges', Charge);
    this.refunds = file.map('refunds', Refund);
    this.disputes = file.map('disputes', Dispute);
    this.transfers = file.map('transfers', Transfer);
    this.reversals = file.map('reversals', TransferReversal);
    this.balance = file.map('balance', BalanceTransaction);
    this.accounts = file.map('accounts', Account);
    this.paidOut = file.map('paidOut', PaidOut);
    this.accountLinks = file.map('accountLinks', AccountLink);
    this.events = file.map('events', SnapshotEvent);
    this.thinEvents = file.map('thinEvents', ThinEvent);
  }

  findById(id: string): object | undefined {
    const byPrefix: Record<string, Pick<RecordMap<object>, 'get'>> = {
      pi: this.paymentIntents,
      ch: this.charges,
      re: this.refunds,
      du: this.disputes,
      tr: this.transfers,
      trr: this.reversals,
      txn: this.balance,
    };
    const [prefix = ''] = id.split('_', 1);
    if (prefix === 'cs') return this.sessions.get(id)?.session;
    return Object.hasOwn(byPrefix, prefix) ? byPrefix[prefix]?.get(id) : undefined;
  }
}
