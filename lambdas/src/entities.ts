import { occasionMarksEntity } from '#model/users/occasionMarksEntity.ts';
import { soldSinceEntity } from './catalogue/log/soldSinceEntity.ts';
import { soldEntity } from './events/consumers/soldEntity.ts';
import { agentSessionEntity } from './model/agents/agentSessionEntity.ts';
import { agentSessionListEntity } from './model/agents/agentSessionListEntity.ts';
import { auditEntity, auditListEntity } from './model/audit/auditEntity.ts';
import { codeEntity, codeIntentEntity } from './model/auth/codes/codeEntity.ts';
import { sendTimesEntity } from './model/auth/codes/sendTimesEntity.ts';
import { passwordLinkEntity } from './model/auth/passwords/passwordLinkEntity.ts';
import { sessionEntity } from './model/auth/sessions/sessionEntity.ts';
import { cartEntity } from './model/carts/cartEntity.ts';
import { cartLookupEntity } from './model/carts/cartLookupEntity.ts';
import { reminderDayEntity } from './model/carts/reminderDayEntity.ts';
import { reminderEntity } from './model/carts/reminderEntity.ts';
import { catalogueLogEntity } from './model/catalogueLog/catalogueLogEntity.ts';
import { categoryEntity, categoryTreeEntity, collectionEntity } from './model/categories/categoryEntity.ts';
import { companyAbnEntity } from './model/companies/companyAbnEntity.ts';
import { companyEntity } from './model/companies/companyEntity.ts';
import { holdDueEntity } from './model/companies/holdDueEntity.ts';
import { managerEntity } from './model/companies/managerEntity.ts';
import { invitedContactEntity, managerInvitationEntity } from './model/companies/managerInvitationEntity.ts';
import { ownerEntity } from './model/companies/ownerEntity.ts';
import {
  discountEntity,
  discountListEntity,
  discountLookupEntity,
} from './model/discounts/discountEntity.ts';
import { discountPastEntity } from './model/discounts/discountPastEntity.ts';
import { discountUseEntity, personUseEntity } from './model/discounts/discountUseEntity.ts';
import { documentEntity, documentVersionEntity } from './model/documents/documentEntity.ts';
import {
  companyFiguresEntity,
  countedOrderEntity,
  marketFiguresEntity,
} from './model/figures/figuresEntity.ts';
import { floristWeekEntity } from './model/figures/floristWeekEntity.ts';
import { marketSharesEntity } from './model/figures/marketSharesEntity.ts';
import { pageViewsEntity } from './model/figures/pageViewsEntity.ts';
import { settingsEntity, settingsVersionEntity } from './model/marketSettings/settingsEntity.ts';
import { audienceCountEntity, audienceEntity } from './model/messages/campaigns/audienceEntity.ts';
import { campaignEntity, dueCampaignEntity } from './model/messages/campaigns/campaignEntity.ts';
import {
  cartConsentEntity,
  consentEntity,
  reminderConsentEntity,
  unsubscribeEntity,
} from './model/messages/consent/consentEntity.ts';
import { inboxEntity, messageDedupeEntity, messageEntity } from './model/messages/messageEntity.ts';
import { pushSubscriptionEntity } from './model/messages/push/pushSubscriptionEntity.ts';
import { acceptReminderEntity } from './model/orders/acceptReminderEntity.ts';
import { agentEventEntity } from './model/orders/agentEventEntity.ts';
import { announcedStateEntity, dueNoticeEntity } from './model/orders/dueNoticeEntity.ts';
import { holdEntity, openUnpaidEntity } from './model/orders/holdEntity.ts';
import {
  closedOrderCountEntity,
  marketClosedOrderCountEntity,
} from './model/orders/list/closedOrderCountEntity.ts';
import { orderDueEntity } from './model/orders/list/orderDueEntity.ts';
import { orderSearchEntity } from './model/orders/list/orderSearchEntity.ts';
import { orderWordEntity } from './model/orders/list/orderWordEntity.ts';
import { noticeEntity } from './model/orders/noticeEntity.ts';
import { openCaseEntity } from './model/orders/openCaseEntity.ts';
import { orderEntity, orderHistoryEntity } from './model/orders/orderEntity.ts';
import { orderLateEntity } from './model/orders/orderLateEntity.ts';
import { orderOpenedEntity } from './model/orders/orderOpenedEntity.ts';
import { refundAskedEntity } from './model/orders/refundAskedEntity.ts';
import { paymentEntity, paymentEventEntity } from './model/payments/paymentEntity.ts';
import { paymentAccountEntity } from './model/payments/payouts/paymentAccountEntity.ts';
import { bankCheckEntity } from './model/payments/settlement/bankCheckEntity.ts';
import { ledgerEntity, ledgerMonthEntity } from './model/payments/settlement/ledgerEntity.ts';
import { openDisputeEntity } from './model/payments/settlement/openDisputeEntity.ts';
import { openSettlementEntity, settlementEntity } from './model/payments/settlement/settlementEntity.ts';
import { productChangeEntity } from './model/products/bulk/productChangeEntity.ts';
import { dayLimitEntity } from './model/products/dayLimitEntity.ts';
import { productEntity, skuEntity } from './model/products/productEntity.ts';
import { productTypeEntity } from './model/productTypes/productTypeEntity.ts';
import { purchaseEntity } from './model/reviews/purchaseEntity.ts';
import { reviewCountEntity } from './model/reviews/reviewCountEntity.ts';
import { reviewAuthorEntity, reviewEntity, reviewLookupEntity } from './model/reviews/reviewEntity.ts';
import { reviewWeekEntity } from './model/reviews/reviewWeekEntity.ts';
import { capacityEntity } from './model/stores/capacityEntity.ts';
import { storeEntity, storeLookupEntity } from './model/stores/storeEntity.ts';
import { activityEntity } from './model/users/activityEntity.ts';
import { addressBookEntity } from './model/users/addresses/addressBookEntity.ts';
import { areaAlertDueEntity, areaAlertsEntity } from './model/users/addresses/areaAlertsEntity.ts';
import { proposalEntity } from './model/users/admin/proposalEntity.ts';
import { adminEntity } from './model/users/adminEntity.ts';
import { contactChangeEntity } from './model/users/contacts/contactChangeEntity.ts';
import { peopleStateEntity, stateWeekEntity } from './model/users/list/peopleStateEntity.ts';
import { peopleWeekEntity } from './model/users/list/peopleWeekEntity.ts';
import { peopleWordEntity } from './model/users/list/peopleWordEntity.ts';
import { occasionDueEntity } from './model/users/occasions/occasionDueEntity.ts';
import { reminderLinkEntity } from './model/users/occasions/reminderLinkEntity.ts';
import { recipientCountEntity, recipientEntity } from './model/users/recipientEntity.ts';
import { userEntity } from './model/users/userEntity.ts';
import { userUniqueEntity } from './model/users/userUniqueEntity.ts';
import { outboxEntity } from './platform/outbox/outboxEntity.ts';
import type { IndexDeclaration } from './platform/table/entity.ts';
import { idempotencyEntity } from './platform/table/idempotencyEntity.ts';
import { limitEntity } from './platform/table/limitEntity.ts';

export const entities = [
  activityEntity,
  addressBookEntity,
  adminEntity,
  areaAlertDueEntity,
  areaAlertsEntity,
  proposalEntity,
  agentEventEntity,
  agentSessionEntity,
  agentSessionListEntity,
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
  dayLimitEntity,
  discountEntity,
  discountListEntity,
  discountLookupEntity,
  discountPastEntity,
  discountUseEntity,
  documentEntity,
  closedOrderCountEntity,
  marketClosedOrderCountEntity,
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
  floristWeekEntity,
  marketSharesEntity,
  messageDedupeEntity,
  messageEntity,
  acceptReminderEntity,
  dueNoticeEntity,
  holdDueEntity,
  announcedStateEntity,
  noticeEntity,
  openCaseEntity,
  openDisputeEntity,
  openSettlementEntity,
  openUnpaidEntity,
  orderEntity,
  orderLateEntity,
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
  occasionMarksEntity,
  occasionDueEntity,
  reminderLinkEntity,
  reminderConsentEntity,
  cartConsentEntity,
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
