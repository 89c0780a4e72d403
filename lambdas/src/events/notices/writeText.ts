import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { NoticeValues } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import { fillText, getNoticeText, type NoticeName } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { shortenName } from '@bloomkin/shared/rules/smsText.ts';
import { describeTag, describeWhen } from '#model/orders/describeDelivery.ts';
import { type NoticeContext, shortFloristName } from './buyerNotice.ts';
import { describeGoods } from './orderFacts.ts';

/** In the operator's wording; names are shortened in text messages. */
export function writeText(context: NoticeContext, name: NoticeName, more: NoticeValues = {}) {
  const { order, texts } = context;
  const values = {
    order: order.number,
    florist: order.companyBrand,
    when: describeWhen(order),
    tag: describeTag(order),
    total: formatMoney(order.totalCents),
    store: `${order.storeName}, ${order.storeAddress}`,
    goods: describeGoods(order),
    buyer: order.fio || 'The buyer',
    ...more,
  };
  const short = { ...values, florist: shortFloristName(context), store: shortenName(order.storeName) };
  return fillText(getNoticeText(name, texts), values, short);
}
