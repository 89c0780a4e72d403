import { paths } from '@bloomkin/shared/pages.ts';
import { isMobile } from '@bloomkin/shared/rules/phone.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { addMessage } from '#model/messages/messageEntity.ts';
import { findUser } from '#model/users/userEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { transact } from '#platform/table/transact.ts';

const subject = 'Your payout account was replaced';
const sms =
  'Bloomkin: an admin connected another payout account to your shop. If you did not ask for that, write to us at once.';

/** Lets a florist notice an account that is not theirs; by text message without an e-mail. */
export async function tellOwnerOfReplacement(
  { ownerId, brand }: CompanyItem,
  accountId: string,
  now: Date,
): Promise<void> {
  const owner = ownerId ? await findUser(ownerId) : undefined;
  if (!owner?.active) return;
  const paragraphs = [
    `An admin of Bloomkin connected another payout account to ${brand}. From now on its card payments go there.`,
    'If you did not ask for that, write to us at once.',
  ];
  await addMessage(
    owner.id,
    `payouts_${accountId}`,
    { subject, text: paragraphs.join(' '), path: paths.statement() },
    now,
  );
  const phone = owner.email === '' && isMobile(owner.phone) ? owner.phone : '';
  const notice = { kind: 'notice', email: owner.email, phone, subject, paragraphs, sms } as const;
  if (owner.email || phone) await transact({ notice: putOutgoing(notice, now) });
}
