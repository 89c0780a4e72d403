import { auditEntity, auditListEntity } from '../audit/auditEntity.ts';
import { codeEntity, codeIntentEntity } from '../auth/codes/codeEntity.ts';
import { sendTimesEntity } from '../auth/codes/sendTimesEntity.ts';
import { passwordLinkEntity } from '../auth/passwords/passwordLinkEntity.ts';
import { sessionEntity } from '../auth/sessions/sessionEntity.ts';
import { audienceCountEntity, audienceEntity } from '../campaigns/audienceEntity.ts';
import { campaignEntity, dueCampaignEntity } from '../campaigns/campaignEntity.ts';
import { cartEntity } from '../cart/cartEntity.ts';
import { cartLookupEntity } from '../cart/cartLookupEntity.ts';
import { reminderDayEntity } from '../cart/reminderDayEntity.ts';
import { reminderEntity } from '../cart/reminderEntity.ts';
import { catalogueLogEntity } from '../catalogue/log/catalogueLogEntity.ts';
import { soldSinceEntity } from '../catalogue/log/soldSinceEntity.ts';
import { categoryEntity, categoryTreeEntity, collectionEntity } from '../categories/categoryEntity.ts';
import { companyAbnEntity } from '../companies/companyAbnEntity.ts';
import { companyEntity } from '../companies/companyEntity.ts';
import { managerEntity } from '../companies/managerEntity.ts';
import { invitedContactEntity, managerInvitationEntity } from '../companies/managerInvitationEntity.ts';
import { ownerEntity } from '../companies/ownerEntity.ts';
import { storeEntity, storeLookupEntity } from '../companies/storeEntity.ts';
import { discountEntity, discountListEntity, discountLookupEntity } from '../discounts/discountEntity.ts';
import { discountPastEntity } from '../discounts/discountPastEntity.ts';
import { discountUseEntity, personUseEntity } from '../discounts/discountUseEntity.ts';
import { documentEntity, documentVersionEntity } from '../documents/documentEntity.ts';
import { companyFiguresEntity, countedOrderEntity, marketFiguresEntity } from '../figures/figuresEntity.ts';
import { marketSharesEntity } from '../figures/marketSharesEntity.ts';
import { soldEntity } from '../jobs/consumers/soldEntity.ts';
import { acceptReminderEntity } from '../jobs/notices/acceptReminderEntity.ts';
import { dueNoticeEntity, toldEntity } from '../jobs/notices/dueNoticeEntity.ts';
import { noticeEntity } from '../jobs/notices/noticeEntity.ts';
import { consentEntity, unsubscribeEntity } from '../marketing/consentEntity.ts';
import { settingsEntity, settingsVersionEntity } from '../marketSettings/settingsEntity.ts';
import { inboxEntity, messageDedupeEntity, messageEntity } from '../messages/messageEntity.ts';
import { holdEntity, openUnpaidEntity } from '../orders/holdEntity.ts';
import { doneDayEntity, marketDoneDayEntity } from '../orders/list/doneDayEntity.ts';
import { orderDueEntity } from '../orders/list/orderDueEntity.ts';
import { orderSearchEntity } from '../orders/list/orderSearchEntity.ts';
import { orderWordEntity } from '../orders/list/orderWordEntity.ts';
import { orderEntity, orderHistoryEntity } from '../orders/orderEntity.ts';
import { orderOpenedEntity } from '../orders/orderOpenedEntity.ts';
import { outboxEntity } from '../outbox/outboxEntity.ts';
import { pageViewsEntity } from '../pageViews/pageViewsEntity.ts';
import { paymentEntity, paymentEventEntity } from '../payments/paymentEntity.ts';
import { refundAskedEntity } from '../payments/refundAskedEntity.ts';
import { paymentAccountEntity } from '../payouts/paymentAccountEntity.ts';
import { productChangeEntity } from '../products/bulk/productChangeEntity.ts';
import { productEntity, skuEntity } from '../products/productEntity.ts';
import { productTypeEntity } from '../productTypes/productTypeEntity.ts';
import { pushSubscriptionEntity } from '../push/pushSubscriptionEntity.ts';
import { purchaseEntity } from '../reviews/purchaseEntity.ts';
import { reviewCountEntity } from '../reviews/reviewCountEntity.ts';
import { reviewAuthorEntity, reviewEntity, reviewLookupEntity } from '../reviews/reviewEntity.ts';
import { reviewWeekEntity } from '../reviews/reviewWeekEntity.ts';
import { bankCheckEntity } from '../settlement/bankCheckEntity.ts';
import { ledgerEntity, ledgerMonthEntity } from '../settlement/ledgerEntity.ts';
import { openDisputeEntity } from '../settlement/openDisputeEntity.ts';
import { openSettlementEntity, settlementEntity } from '../settlement/settlementEntity.ts';
import { capacityEntity } from '../stores/capacityEntity.ts';
import { activityEntity } from '../users/activityEntity.ts';
import { addressBookEntity } from '../users/addresses/addressBookEntity.ts';
import { adminEntity } from '../users/adminEntity.ts';
import { contactChangeEntity } from '../users/contacts/contactChangeEntity.ts';
import { peopleStateEntity, stateWeekEntity } from '../users/list/peopleStateEntity.ts';
import { peopleWeekEntity } from '../users/list/peopleWeekEntity.ts';
import { peopleWordEntity } from '../users/list/peopleWordEntity.ts';
import { recipientCountEntity, recipientEntity } from '../users/recipients/recipientEntity.ts';
import { userEntity } from '../users/userEntity.ts';
import { userUniqueEntity } from '../users/userUniqueEntity.ts';
import type { IndexDeclaration } from './entity.ts';
import { idempotencyEntity } from './idempotencyEntity.ts';
import { limitEntity } from './limitEntity.ts';

export const entities = [
  activityEntity,
  addressBookEntity,
  adminEntity,
  audienceCountEntity,
  audienceEntity,
  auditEntity,
  auditListEntity,
  bankCheckEntity,
  campaignEntity,
  capacityEntity,
  cartEntity,
  cartLookupEntity,
  catalogueLogEntity,
  soldSinceEntity,
  categoryEntity,
  categoryTreeEntity,
  codeEntity,
  codeIntentEntity,
  collectionEntity,
  companyAbnEntity,
  companyEntity,
  companyFiguresEntity,
  consentEntity,
  contactChangeEntity,
  countedOrderEntity,
  discountEntity,
  discountListEntity,
  discountLookupEntity,
  discountPastEntity,
  discountUseEntity,
  documentEntity,
  doneDayEntity,
  marketDoneDayEntity,
  documentVersionEntity,
  holdEntity,
  idempotencyEntity,
  inboxEntity,
  ledgerEntity,
  ledgerMonthEntity,
  limitEntity,
  managerEntity,
  managerInvitationEntity,
  invitedContactEntity,
  marketFiguresEntity,
  marketSharesEntity,
  messageDedupeEntity,
  messageEntity,
  acceptReminderEntity,
  dueNoticeEntity,
  toldEntity,
  noticeEntity,
  openDisputeEntity,
  openSettlementEntity,
  openUnpaidEntity,
  orderEntity,
  orderOpenedEntity,
  orderHistoryEntity,
  orderDueEntity,
  orderSearchEntity,
  orderWordEntity,
  outboxEntity,
  ownerEntity,
  personUseEntity,
  pageViewsEntity,
  passwordLinkEntity,
  paymentAccountEntity,
  paymentEntity,
  paymentEventEntity,
  peopleStateEntity,
  stateWeekEntity,
  peopleWeekEntity,
  peopleWordEntity,
  productChangeEntity,
  productEntity,
  productTypeEntity,
  purchaseEntity,
  dueCampaignEntity,
  pushSubscriptionEntity,
  recipientCountEntity,
  recipientEntity,
  refundAskedEntity,
  reminderDayEntity,
  reminderEntity,
  reviewAuthorEntity,
  reviewCountEntity,
  reviewEntity,
  reviewLookupEntity,
  reviewWeekEntity,
  sendTimesEntity,
  sessionEntity,
  settingsEntity,
  settingsVersionEntity,
  settlementEntity,
  skuEntity,
  soldEntity,
  storeEntity,
  storeLookupEntity,
  unsubscribeEntity,
  userEntity,
  userUniqueEntity,
] as const;

interface TableIndex {
  partition: string;
  sort: string;
  include: readonly string[];
}

const declared = Map.groupBy(
  entities.flatMap(({ indexes }) => Object.entries<IndexDeclaration>(indexes)),
  ([name]) => name,
);

export const indexes: Readonly<Record<string, TableIndex>> = Object.fromEntries(
  [...declared].map(([name, members]) => {
    const include = new Set(members.flatMap(([, { row }]) => includedBeside(name, row)));
    return [name, { partition: name, sort: `${name}Sort`, include: [...include] }];
  }),
);

/** DynamoDB projects an item's keys into every index. */
function includedBeside(name: string, { shape }: IndexDeclaration['row']): string[] {
  return Object.keys(shape).filter((field) => !['pk', 'sk', name, `${name}Sort`].includes(field));
}

type IndexesOf<E> = E extends { indexes: infer X } ? keyof X : never;
export type IndexName = IndexesOf<(typeof entities)[number]>;
