import type { GroupName } from '@bloomkin/shared/routes/table.ts';
import { type FunctionNeeds, job, type SettingName, trigger } from './functionNeeds.ts';
import { groups, pages } from './groups.ts';

const messages = ['MAIL_FROM', 'SMS_SENDER_ID', 'SITE_URL'] as const satisfies SettingName[];

const triggers = {
  defineAuthChallenge: trigger('defineAuthChallenge'),
  createAuthChallenge: trigger('createAuthChallenge', {
    // A whole processor: a text message that is sent late is sent twice, with two codes.
    memoryMb: 1769,
    settings: ['SIGN_IN_SECRET_ARN', ...messages],
    table: ['GetItem', 'PutItem', 'UpdateItem'],
    rows: ['USER#*', 'OUTBOX#*'],
    sms: true,
    mail: true,
  }),
  verifyAuthChallengeResponse: trigger('verifyAuthChallengeResponse', {
    settings: ['SIGN_IN_SECRET_ARN'],
    table: ['UpdateItem'],
    rows: ['USER#*'],
  }),
};

const jobs = {
  catalogueBuilder: job('events/schedules/catalogueBuilder.ts', {
    memoryMb: 1769,
    timeoutSeconds: 300,
    settings: ['CATALOGUE_BUCKET', 'MEDIA_BUCKET', 'SITE_URL', 'FEEDS'],
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'DeleteItem'],
    indexes: ['companiesByBrand', 'productsOfCompany'],
    catalogue: ['GetObject', 'PutObject'],
    media: ['PutObject'],
  }),
  refundsOwed: job('events/schedules/refundsOwed.ts', {
    timeoutSeconds: 300,
    settings: ['STRIPE_SECRET_ARN'],
    table: ['BatchGetItem', 'Query'],
    rows: ['ORDER#*', 'PRODUCT#*', 'STORE#*'],
    indexes: ['refundsOwed'],
  }),
  moneyOwed: job('events/schedules/moneyOwed.ts', {
    timeoutSeconds: 300,
    settings: ['STRIPE_SECRET_ARN'],
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    indexes: ['companiesByBrand'],
  }),
  checkBooks: job('events/schedules/checkBooks.ts', {
    // Reads a week of the provider's movements.
    timeoutSeconds: 900,
    settings: ['STRIPE_SECRET_ARN'],
    table: ['Query', 'PutItem'],
    indexes: ['companiesByBrand', 'ledgerOfCompany'],
  }),
  rebuildFigures: job('events/schedules/rebuildFigures.ts', {
    memoryMb: 1769,
    // After a restore it reads the orders of two months.
    timeoutSeconds: 900,
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem'],
    indexes: ['companiesByBrand', 'ordersOfAll'],
  }),
  retention: job('events/schedules/retention.ts', {
    timeoutSeconds: 900,
    settings: ['USER_POOL_ID', 'WITHDRAWALS_BUCKET'],
    table: [
      ...(['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const),
      ...(['BatchWriteItem', 'ConditionCheckItem'] as const),
    ],
    indexes: ['ordersOfUser', 'ordersOfAll'],
    pool: ['AdminDeleteUser'],
    withdrawals: ['ListBucket'],
    emptiesAudit: true,
  }),
  releaseHolds: job('events/schedules/releaseHolds.ts', {
    table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  dueNotices: job('events/schedules/dueNotices.ts', {
    // Searches the catalogue for florists that can take an order over.
    memoryMb: 1769,
    timeoutSeconds: 60,
    settings: [...messages, 'SIGN_IN_SECRET_ARN', 'CATALOGUE_BUCKET'],
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    catalogue: ['GetObject'],
    sms: true,
    mail: true,
  }),
  sendCampaigns: job('events/schedules/sendCampaigns.ts', {
    timeoutSeconds: 300,
    settings: ['MAIL_FROM', 'WEB_PUSH_SECRET_ARN'],
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
  }),
  remindOfDays: job('events/schedules/remindOfDays.ts', {
    timeoutSeconds: 300,
    table: ['BatchGetItem', 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
    rows: ['USER#*', 'OCCASIONS_DUE', 'REMINDER_LINK#*', 'UNSUBSCRIBE#*', 'OUTBOX#*'],
  }),
  agentEvents: job('agents/events/handler.ts', {
    timeoutSeconds: 120,
    settings: ['SITE_URL', 'WEB_PUSH_SECRET_ARN'],
    table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    rows: ['AGENT_EVENTS#*', 'AGENT_SESSION#*', 'ORDER#*', 'PRODUCT#*', 'SETTINGS#*', 'STORE#*'],
  }),
  tableChanges: job('events/consumers/tableChanges.ts', {
    settings: [...messages, 'STRIPE_SECRET_ARN', 'SIGN_IN_SECRET_ARN'],
    table: [
      'BatchGetItem',
      'BatchWriteItem',
      'ConditionCheckItem',
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
    ],
    indexes: ['productsOfCompany'],
    sms: true,
    mail: true,
  }),
  outgoingMessages: job('events/consumers/outgoingMessages.ts', {
    settings: [
      ...messages,
      ...([
        'SIGN_IN_SECRET_ARN',
        'MEDIA_BUCKET',
        'WEB_PUSH_SECRET_ARN',
        'PLATFORM',
        'WITHDRAWALS_BUCKET',
      ] as const),
    ],
    table: ['BatchGetItem', 'GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    sms: true,
    mail: true,
    media: ['DeleteObject'],
    withdrawals: ['PutObject'],
  }),
};

export const functions = { ...groups, ...pages, ...triggers, ...jobs } satisfies Record<
  string,
  FunctionNeeds
>;

export type FunctionName = keyof typeof functions;
export type TriggerName = keyof typeof triggers;

export const functionNames = Object.keys(functions) as FunctionName[];
export const groupNames = Object.keys(groups) as GroupName[];
export const triggerNames = Object.keys(triggers) as TriggerName[];

/** The bundle of a `handler.ts` is named after its folder, any other after its function. */
export function bundleName(name: FunctionName): string {
  const [folder = '', file] = functions[name].source.split('/').slice(-2);
  return file === 'handler.ts' ? folder : name;
}
