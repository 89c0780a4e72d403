import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { fillText, type NoticeName, type NoticeValues, textOf } from '@bloomkin/shared/rules/noticeTexts.ts';
import { shortenName } from '@bloomkin/shared/rules/smsText.ts';
import { type NoticeContext, shortFloristName } from './buyerNotice.ts';
import { describeWhen } from './orderFacts.ts';

/** As the operator worded it; names are shorter in the text message. */
export function writeText(context: NoticeContext, name: NoticeName, more: NoticeValues = {}) {
  const { order, texts } = context;
  const values = {
    order: order.number,
    florist: order.companyBrand,
    when: describeWhen(order),
    total: formatMoney(order.totalCents),
    store: `${order.storeName}, ${order.storeAddress}`,
    ...more,
  };
  const short = { ...values, florist: shortFloristName(context), store: shortenName(order.storeName) };
  return fillText(textOf(name, texts), values, short);
}
