/** Acts of the audit log. The part before the dot is the kind of the object. */
export const auditActs = {
  'user.created': 'Made an account',
  'user.edited': 'Changed an account',
  'user.deleted': 'Closed an account',
  'user.invited': 'Sent the invitation again',
  'user.exported': 'Exported people',
  'user.session_ended': 'Signed a device out',
  'user.sessions_ended': 'Signed all devices out',
  'user.asked_to_join': 'Asked to join a company for a person',
  'user.cart_reminded': 'Reminded a buyer of a cart',
  'user.carts_exported': 'Exported abandoned carts',
  'user.hired': 'Hired a manager',
  'user.let_go': 'Let a manager go',
  'user.recipient_added': 'Added a gift recipient',
  'user.recipient_edited': 'Changed a gift recipient',
  'user.recipient_deleted': 'Deleted a gift recipient',
  'company.created': 'Registered a company',
  'company.edited': 'Changed a company',
  'company.deleted': 'Closed a company',
  'company.manager_invited': 'Invited a manager',
  'company.invitation_withdrawn': 'Took back an invitation',
  'company.payouts_connected': 'Connected a payout account',
  'company.payouts_replaced': 'Replaced the payout account',
  'store.created': 'Opened a store',
  'store.edited': 'Changed a store',
  'store.deleted': 'Closed a store',
  'product.created': 'Added a product',
  'product.edited': 'Changed a product',
  'product.deleted': 'Deleted a product',
  'product.changed_many': 'Changed many products at once',
  'product.undone': 'Took back a change of many products',
  'product.imported': 'Imported products',
  'type.created': 'Added a product type',
  'type.edited': 'Changed a product type',
  'type.value_moved': 'Gave products another value',
  'type.deleted': 'Deleted a product type',
  'category.created': 'Added a category',
  'category.edited': 'Changed a category',
  'category.moved': 'Moved categories',
  'category.deleted': 'Deleted a category',
  'collection.created': 'Added a collection',
  'collection.edited': 'Changed a collection',
  'collection.deleted': 'Deleted a collection',
  'discount.created': 'Made a discount',
  'discount.edited': 'Changed a discount',
  'discount.deleted': 'Deleted a discount',
  'document.created': 'Added a document',
  'document.edited': 'Saved a version of a document',
  'review.answered': 'Answered a review',
  'review.answer_deleted': 'Deleted the answer to a review',
  'review.deleted': 'Deleted a review',
  'order.edited': 'Changed an order',
  'order.reminded': 'Reminded the florist of an order',
  'order.refunded': 'Refunded an order',
  'order.deleted': 'Deleted an order',
  'settings.edited': 'Changed the settings',
  'campaign.created': 'Sent or scheduled a push campaign',
  'campaign.canceled': 'Canceled a push campaign',
} as const;

export type AuditAct = keyof typeof auditActs;

type KindOf<Act extends string> = Act extends `${infer Kind}.${string}` ? Kind : never;
export type AuditKind = KindOf<AuditAct>;

export const auditKinds = {
  user: 'People',
  company: 'Companies',
  store: 'Stores',
  product: 'Products',
  type: 'Product types',
  category: 'Categories',
  collection: 'Collections',
  discount: 'Discounts',
  document: 'Documents',
  review: 'Reviews',
  order: 'Orders',
  settings: 'Settings',
  campaign: 'Push campaigns',
} as const satisfies Record<AuditKind, string>;

/** Recorded for every role; the other acts only for admins. */
const recordedForAll: ReadonlySet<AuditAct> = new Set([
  'user.hired',
  'user.let_go',
  'company.payouts_connected',
  'company.payouts_replaced',
  'product.changed_many',
  'product.undone',
  'discount.created',
  'discount.edited',
  'discount.deleted',
  'order.refunded',
]);

export const isRecordedForAll = (act: AuditAct): boolean => recordedForAll.has(act);

export const findAuditKind = (act: string): string => act.slice(0, act.indexOf('.'));
