import type { settings } from '@bloomkin/lambdas/settings.ts';
import type { IndexName } from '@bloomkin/lambdas/table/entities.ts';
import type { GroupName } from '@bloomkin/shared/routes/table.ts';

export type SettingName = keyof typeof settings;

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'BatchWriteItem'
  | 'ConditionCheckItem';

/** A call to Cognito that is decided by a policy; calls that carry a token or the client's secret are not. */
type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'DescribeUserPoolClient';

/** What one function is and may do: nothing else is granted (`constructs/grantNeeds.ts`). */
export interface FunctionNeeds {
  /** Its source under lambdas/src; functions of one source share a bundle. */
  source: string;
  /** The export that Lambda calls. */
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** A setting that names a secret, the place index or a bucket's key set comes with the right to read it. */
  settings: readonly SettingName[];
  table?: readonly TableAction[];
  indexes?: readonly IndexName[];
  pool?: readonly PoolAction[];
  /** May send text messages to phones, never to topics. */
  sms?: boolean;
  /** May send mail from the stage's own address. */
  mail?: boolean;
  catalogue?: readonly ('GetObject' | 'PutObject')[];
  media?: readonly ('PutObject' | 'DeleteObject')[];
}

/** What the shell around every group of routes needs: the front door's secret, the token's pool, the caller's row. */
const shell = [
  'TABLE_NAME',
  'ORIGIN_SECRET_ARN',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
] as const satisfies SettingName[];

const messages = ['MAIL_FROM', 'SMS_SENDER_ID', 'SITE_URL'] as const satisfies SettingName[];

const group = (name: GroupName, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: `${name}/handler.ts`,
  handler: 'handler',
  memoryMb: 512,
  timeoutSeconds: 10,
  ...needs,
  table: ['GetItem', ...(needs.table ?? [])],
  settings: [...shell, ...(needs.settings ?? [])],
});

const groups: Record<GroupName, FunctionNeeds> = {
  auth: group('auth', {
    settings: ['SIGN_IN_SECRET_ARN', 'LIMITS', 'SITE_URL'],
    table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    pool: [
      'AdminInitiateAuth',
      'AdminRespondToAuthChallenge',
      'AdminCreateUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'DescribeUserPoolClient',
    ],
  }),
  users: group('users', {
    settings: ['SIGN_IN_SECRET_ARN', 'LIMITS', 'PLACE_INDEX'],
    table: [
      'BatchGetItem',
      'BatchWriteItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
      'ConditionCheckItem',
    ],
    indexes: ['people'],
  }),
  companies: group('companies', {
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['companiesByBrand'],
  }),
  catalogue: group('catalogue', {
    memoryMb: 1769,
    settings: ['CATALOGUE_BUCKET'],
    table: ['Query'],
    catalogue: ['GetObject'],
  }),
  products: group('products', {
    // A new product brings up to eight pictures, each of 40 megapixels at most, decoded in memory.
    memoryMb: 1769,
    timeoutSeconds: 28,
    settings: ['MEDIA_BUCKET'],
    table: ['PutItem', 'UpdateItem', 'DeleteItem'],
    media: ['PutObject', 'DeleteObject'],
  }),
  reviews: group('reviews', {
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    indexes: ['reviewsOfCompany', 'reviewsOfAll'],
  }),
  stores: group('stores', { table: ['Query'] }),
  cart: group('cart', {
    settings: ['COMMISSION_PERCENT', 'HOLD_MINUTES', 'LIMITS', 'PLACE_INDEX'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  orders: group('orders', {
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['ordersOfUser', 'ordersOfCompany', 'ordersOfAll'],
  }),
  payments: group('payments', {
    timeoutSeconds: 20,
    settings: ['STRIPE_SECRET_ARN', 'SITE_URL', 'HOLD_MINUTES', 'LIMITS'],
    table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  paymentWebhook: group('paymentWebhook', {
    timeoutSeconds: 20,
    settings: ['STRIPE_SECRET_ARN', 'STRIPE_WEBHOOK_SECRET_ARN'],
    table: ['Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  media: group('media', {
    // A picture of 40 megapixels is decoded in memory.
    memoryMb: 1769,
    timeoutSeconds: 20,
    settings: ['MEDIA_BUCKET'],
    table: ['PutItem', 'UpdateItem'],
    media: ['PutObject'],
  }),
  documents: group('documents', { settings: ['PLACE_INDEX', 'LIMITS'], table: ['UpdateItem'] }),
  messages: group('messages', { table: ['BatchGetItem', 'Query', 'PutItem', 'UpdateItem'] }),
};

/** The public pages as HTML, and what search engines ask for beside them. */
const ssr: Record<'ssr', FunctionNeeds> = {
  ssr: {
    source: 'ssr/handler.ts',
    handler: 'handler',
    memoryMb: 1769,
    timeoutSeconds: 10,
    settings: ['TABLE_NAME', 'ORIGIN_SECRET_ARN', 'CATALOGUE_BUCKET', 'SITE_URL'],
    table: ['BatchGetItem', 'GetItem', 'Query'],
    indexes: ['companiesByBrand'],
    catalogue: ['GetObject'],
  },
};

/** Cognito waits five seconds for a trigger, then calls it again. */
const trigger = (handler: string, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: 'cognito/handler.ts',
  handler,
  memoryMb: 512,
  timeoutSeconds: 5,
  ...needs,
  settings: ['TABLE_NAME', ...(needs.settings ?? [])],
});

const triggers = {
  defineAuthChallenge: trigger('defineAuthChallenge'),
  createAuthChallenge: trigger('createAuthChallenge', {
    settings: ['SIGN_IN_SECRET_ARN', ...messages],
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    sms: true,
    mail: true,
  }),
  verifyAuthChallengeResponse: trigger('verifyAuthChallengeResponse', {
    settings: ['SIGN_IN_SECRET_ARN'],
    table: ['UpdateItem'],
  }),
};

const job = (source: string, needs: Partial<FunctionNeeds>): FunctionNeeds => ({
  source,
  handler: 'handler',
  memoryMb: 512,
  timeoutSeconds: 60,
  ...needs,
  settings: ['TABLE_NAME', ...(needs.settings ?? [])],
});

const jobs = {
  catalogueBuilder: job('jobs/catalogueBuilder.ts', {
    memoryMb: 1769,
    timeoutSeconds: 300,
    settings: ['CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'Query'],
    indexes: ['companiesByBrand', 'productsOfCompany'],
    catalogue: ['GetObject', 'PutObject'],
  }),
  refundsOwed: job('jobs/refundsOwed.ts', {
    timeoutSeconds: 300,
    settings: ['STRIPE_SECRET_ARN'],
    table: ['BatchGetItem', 'Query'],
    indexes: ['ordersOfAll'],
  }),
  releaseHolds: job('jobs/releaseHolds.ts', {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  tableChanges: job('jobs/tableChanges.ts', {
    settings: [...messages, 'STRIPE_SECRET_ARN', 'SIGN_IN_SECRET_ARN', 'MEDIA_BUCKET'],
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sms: true,
    mail: true,
    media: ['DeleteObject'],
  }),
};

/** Every function of the cloud. */
export const functions = { ...groups, ...ssr, ...triggers, ...jobs } satisfies Record<string, FunctionNeeds>;

export type FunctionName = keyof typeof functions;
export type TriggerName = keyof typeof triggers;

export const functionNames = Object.keys(functions) as FunctionName[];
export const groupNames = Object.keys(groups) as GroupName[];
export const triggerNames = Object.keys(triggers) as TriggerName[];

/** Functions of one `handler.ts` are one bundle, named after its folder; any other is a bundle of its own name. */
export function bundleOf(name: FunctionName): string {
  const [folder = '', file] = functions[name].source.split('/');
  return file === 'handler.ts' ? folder : name;
}
