import { paths } from '@bloomkin/shared/pages.ts';
import { zonedDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { noticeLinkLabel } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import { withDoor } from '#model/orders/door.ts';
import { findLastDispatch } from '#model/orders/historyLine.ts';
import {
  describeRefund,
  type NoticeBuilder,
  type NoticeContext,
  toBuyer,
  toMobileOrEmpty,
} from './buyerNotice.ts';
import { toFlorist } from './floristNotice.ts';
import type { Notice } from './notice.ts';
import { writeText } from './writeText.ts';

const formatBy = ({ addressBy, order }: NoticeContext): string =>
  zonedDeadline(addressBy ?? new Date(order.deliverAt ?? order.createdAt), order.timeZone);

/** By text message alone, counted like codes: the number is the sender's word. */
function toRecipient(
  context: NoticeContext,
  kind: 'recipient_asked' | 'recipient_reminded' | 'recipient_missed',
  name: string,
): Notice {
  const { order, recipientToken = '', siteUrl } = context;
  const values = {
    by: formatBy(context),
    recipient: firstName(order.recipient?.fio) ?? 'You',
    sender: firstName(order.fio) ?? 'Somebody',
  };
  const { subject, heading, paragraphs, sms } = writeText(context, kind, values);
  const path = paths.recipientPage(recipientToken);
  const url = `${siteUrl}${path}`;
  return {
    name,
    to: { userId: null, email: '', phone: '' },
    unproven: { email: '', phone: toMobileOrEmpty(order.recipient?.phone ?? '') },
    letter: {
      subject,
      heading,
      paragraphs,
      facts: [],
      link: { label: noticeLinkLabel(kind), url },
      footer: [],
    },
    sms: sms && toSmsText(`Bloomkin: ${sms} ${url}`),
    message: { subject, text: paragraphs.join(' '), path },
  };
}

/** Another number is asked anew. */
export const recipientAsked: NoticeBuilder = (context) =>
  toRecipient(context, 'recipient_asked', `recipient_asked_${context.order.recipient?.phone ?? ''}`);

export const recipientReminded: NoticeBuilder = (context) =>
  toRecipient(context, 'recipient_reminded', `recipient_reminded_${context.order.recipient?.phone ?? ''}`);

export const recipientMissed: NoticeBuilder = (context) =>
  toRecipient(context, 'recipient_missed', `recipient_missed_${findLastDispatch(context.order)?.at ?? ''}`);

const nameRecipient = ({ order }: NoticeContext) => firstName(order.recipient?.fio) ?? 'The recipient';

/** The refund of this answer alone. */
const answerRefund = ({ refunds = [], door }: NoticeContext['order']) =>
  refunds.filter(({ at }) => at === door?.at).reduce((sum, { amountCents }) => sum + amountCents, 0);

export const addressGiven: NoticeBuilder = (context) => {
  const { order } = context;
  const values = {
    reason: `${nameRecipient(context)} has said where and when.`,
    refund: describeRefund(answerRefund(order)),
  };
  const name = `address_given_${order.door?.at ?? ''}`;
  return toBuyer(context, { name, ...writeText(context, 'address_given', values) });
};

export const addressSilent: NoticeBuilder = (context) => {
  const { order, recipientToken = '' } = context;
  const values = { reason: `${nameRecipient(context)} has not answered yet.`, by: formatBy(context) };
  return toBuyer(context, {
    ...{
      name: `address_silent_${order.day}_${order.period?.startTime ?? ''}`,
      linkLabel: 'Enter it yourself',
    },
    ...writeText(context, 'address_silent', values),
    path: paths.recipientPage(recipientToken),
  });
};

export const addressEnded =
  (end: 'declined' | 'lapsed'): NoticeBuilder =>
  (context) => {
    const { order } = context;
    const reason =
      end === 'declined'
        ? `${nameRecipient(context)} would rather not have flowers this time.`
        : `${nameRecipient(context)} has not said where the flowers may come.`;
    const refund = order.paidBy === 'card' ? describeRefund(retainedCents(order)) : '';
    const name = `address_${end}` as const;
    return toBuyer(context, { name, ...writeText(context, name, { reason, refund }) });
  };

export const addressForFlorist = (context: NoticeContext): Notice =>
  toFlorist(
    { ...context, order: withDoor(context.order) },
    {
      name: `florist_address_${context.order.door?.at ?? ''}`,
      ...writeText(context, 'florist_address'),
    },
  );

export const addressEndedForFlorist = (context: NoticeContext): Notice => {
  const reason =
    context.order.addressEnd === 'declined'
      ? 'The recipient would rather not have flowers this time.'
      : 'No address came in time.';
  const name = 'florist_address_ended';
  return toFlorist(context, { name, ...writeText(context, name, { reason }) });
};
