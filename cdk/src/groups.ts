import type { GroupName } from '@bloomkin/shared/routes/table.ts';
import { type FunctionNeeds, group } from './functionNeeds.ts';

export const groups: Record<GroupName, FunctionNeeds> = {
  auth: group('auth', {
    settings: ['SIGN_IN_SECRET_ARN', 'CLIENT_SECRET_ARN', 'LIMITS', 'SITE_URL'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    pool: [
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminCreateUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
    ],
  }),
  users: group('users', {
    settings: ['SIGN_IN_SECRET_ARN', 'LIMITS', 'PLACES'],
    table: [
      'BatchGetItem',
      'BatchWriteItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    ],
    indexes: ['people', 'ordersOfUser'],
  }),
  companies: group('companies', {
    // Decodes a picture of 40 megapixels, and waits up to 8 seconds for the business register.
    memoryMb: 1769,
    timeoutSeconds: 28,
    settings: ['MEDIA_BUCKET', 'LIMITS', 'ABN_LOOKUP_SECRET_ARN', 'SITE_URL'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['productsOfCompany', 'ordersOfCompany'],
    media: ['PutObject'],
  }),
  catalogue: group('catalogue', {
    memoryMb: 1769,
    settings: ['CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'Query'],
    rows: ['USER#*', 'CATALOGUE_LOG#*', 'COMPANY#*', 'STORE#*', 'SETTINGS#*'],
    catalogue: ['GetObject'],
  }),
  categories: group('categories', {
    memoryMb: 1769,
    timeoutSeconds: 20,
    settings: ['MEDIA_BUCKET', 'CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    catalogue: ['GetObject'],
    media: ['PutObject'],
  }),
  products: group('products', {
    // Decodes up to eight photos of 40 megapixels.
    memoryMb: 1769,
    timeoutSeconds: 28,
    settings: ['MEDIA_BUCKET'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['productsOfCompany'],
    media: ['PutObject', 'DeleteObject'],
  }),
  productTypes: group('productTypes', {
    memoryMb: 1769,
    settings: ['CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    catalogue: ['GetObject'],
  }),
  discounts: group('discounts', {
    settings: ['COMMISSION_PERCENT'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  reviews: group('reviews', {
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['reviewsOfCompany', 'reviewsOfAll'],
  }),
  stores: group('stores', {
    settings: ['PLACES'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['ordersOfCompany'],
  }),
  cart: group('cart', {
    isCanary: true,
    settings: ['COMMISSION_PERCENT', 'HOLD_MINUTES', 'LIMITS', 'PLACES'],
    table: ['BatchGetItem', 'ConditionCheckItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  orders: group('orders', {
    settings: ['PLACES', 'SIGN_IN_SECRET_ARN', 'LIMITS'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['carts', 'ordersOfUser', 'ordersOfCompany', 'ordersOfAll', 'openOrders'],
  }),
  payments: group('payments', {
    isCanary: true,
    timeoutSeconds: 20,
    settings: ['STRIPE_SECRET_ARN', 'SITE_URL', 'HOLD_MINUTES', 'LIMITS', 'PLATFORM'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['companiesByBrand', 'ledgerOfCompany'],
  }),
  paymentWebhook: group('paymentWebhook', {
    isCanary: true,
    timeoutSeconds: 20,
    settings: ['STRIPE_SECRET_ARN', 'STRIPE_WEBHOOK_SECRET_ARN'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  media: group('media', {
    // Decodes a photo of 40 megapixels.
    memoryMb: 1769,
    timeoutSeconds: 20,
    settings: ['MEDIA_BUCKET'],
    table: ['PutItem', 'UpdateItem'],
    rows: [
      ...['USER#*', 'OUTBOX#*', 'ORDER#*', 'IDEMPOTENCY#*', 'AUDIT#*', 'AUDIT_LIST#*'],
      ...['PRODUCT#*', 'STORE#*'],
    ],
    media: ['PutObject'],
  }),
  documents: group('documents', {
    settings: ['PLACES', 'LIMITS'],
    suggestsPlaces: true,
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    rows: [
      ...['USER#*', 'LIMIT#*', 'DOCUMENTS', 'DOCUMENT_VERSIONS#*', 'AUDIT#*', 'AUDIT_LIST#*'],
      'IDEMPOTENCY#*',
    ],
  }),
  search: group('search', {
    memoryMb: 1769,
    settings: ['CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'Query'],
    rows: [
      ...[
        'USER#*',
        'CATALOGUE_LOG#*',
        'ORDER#*',
        'OPEN_CASES',
        'DONE_DAYS',
        'DONE_DAYS#*',
        'ORDER_SEARCH#*',
        'ORDER_WORDS#*',
      ],
      ...['PEOPLE_WEEKS', 'PEOPLE_WORDS#*', 'SETTINGS#*', 'LEDGER#*', 'COMPANY#*', 'PRODUCT#*', 'STORE#*'],
    ],
    catalogue: ['GetObject'],
    indexes: ['ordersOfCompany', 'ordersOfAll', 'openOrders', 'refundsOwed', 'people'],
  }),
  dashboard: group('dashboard', {
    table: ['BatchGetItem', 'Query'],
    indexes: ['ordersOfCompany', 'openOrders', 'companiesByBrand'],
  }),
  marketSettings: group('marketSettings', {
    settings: ['COMMISSION_PERCENT'],
    table: ['Query', 'PutItem', 'UpdateItem'],
  }),
  pageViews: group('pageViews', {
    settings: ['LIMITS'],
    table: ['UpdateItem'],
    rows: ['USER#*', 'LIMIT#*', 'VIEWS'],
  }),
  audit: group('audit', {
    table: ['BatchGetItem', 'Query'],
    rows: ['USER#*', 'AUDIT#*', 'AUDIT_LIST#*', 'AGENT_SESSION#*', 'AGENT_SESSIONS#*'],
  }),
  push: group('push', {
    settings: ['WEB_PUSH_SECRET_ARN'],
    table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    rows: ['USER#*', 'UNSUBSCRIBE#*', 'PUSH_AUDIENCE', 'PUSH_AUDIENCE_COUNT'],
  }),
  campaigns: group('campaigns', { table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'] }),
  marketing: group('marketing', {
    table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    rows: [
      'OCCASIONS_DUE',
      'REMINDER_LINK#*',
      'USER#*',
      'UNSUBSCRIBE#*',
      'PUSH_AUDIENCE',
      'PUSH_AUDIENCE_COUNT',
      'OUTBOX#*',
    ],
  }),
  messages: group('messages', { table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] }),
};

/** Of no group of routes: the gateway passes on whole paths. */
export const pages: Record<'ssr' | 'agents', FunctionNeeds> = {
  agents: {
    source: 'agents/handler.ts',
    handler: 'handler',
    memoryMb: 1769,
    timeoutSeconds: 15,
    settings: [
      ...(['TABLE_NAME', 'ORIGIN_SECRET_ARN', 'CATALOGUE_BUCKET', 'SITE_URL'] as const),
      ...(['PLACES', 'WEB_PUSH_SECRET_ARN', 'ACP_SECRET_ARN'] as const),
    ],
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem'],
    rows: [
      ...[
        'AGENT_SESSION#*',
        'AGENT_SESSIONS#*',
        'IDEMPOTENCY#*',
        'LIMIT#*',
        'ORDER#*',
        'DOCUMENTS',
        'DOCUMENT_VERSIONS#*',
      ],
      ...['CATALOGUE_LOG#*', 'COMPANY#*', 'STORE#*', 'PRODUCT#*', 'CATEGORIES', 'COLLECTIONS'],
      ...['DISCOUNTS#*', 'DISCOUNT#*', 'SETTINGS#*', 'USER#*', 'CART#*', 'UNIQUE#SKU#*'],
    ],
    catalogue: ['GetObject'],
  },
  ssr: {
    source: 'ssr/handler.ts',
    handler: 'handler',
    memoryMb: 1769,
    timeoutSeconds: 10,
    settings: ['TABLE_NAME', 'ORIGIN_SECRET_ARN', 'SECOND_FACTOR', 'CATALOGUE_BUCKET', 'SITE_URL'],
    table: ['BatchGetItem', 'GetItem', 'Query'],
    rows: [
      ...['CATALOGUE_LOG#*', 'COMPANY#*', 'STORE#*', 'USER#*', 'MANAGERS#*', 'PRODUCT#*'],
      ...['UNIQUE#SKU#*', 'CATEGORIES', 'COLLECTIONS', 'REVIEW#*', 'REVIEWS_OF#*'],
      ...['DISCOUNTS#*', 'DISCOUNT#*', 'SETTINGS#*'],
    ],
    indexes: ['companiesByBrand', 'productsOfCompany'],
    catalogue: ['GetObject'],
  },
};
