import type { IndexName } from '@bloomkin/lambdas/entities.ts';
import type { settings } from '@bloomkin/lambdas/platform/settings.ts';
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

/** Calls that IAM authorises; calls with a token or client secret are authorised by Cognito. */
type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut'
  | 'AdminDeleteUser'
  | 'AdminSetUserMFAPreference';

export interface FunctionNeeds {
  source: string;
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** A setting that names a secret, and PLACES, also grant their use. */
  settings: readonly SettingName[];
  table?: readonly TableAction[];
  /** Prefixes of its partition keys, where it needs few kinds; all by default. */
  rows?: readonly string[];
  indexes?: readonly IndexName[];
  pool?: readonly PoolAction[];
  /** Suggests addresses and looks the chosen one up. */
  suggestsPlaces?: boolean;
  sms?: boolean;
  mail?: boolean;
  catalogue?: readonly ('GetObject' | 'PutObject')[];
  media?: readonly ('PutObject' | 'DeleteObject')[];
  withdrawals?: readonly ('PutObject' | 'ListBucket')[];
  /** Empties lines of the audit log of a person; others only add lines. */
  emptiesAudit?: boolean;
  /** Released to a tenth of the calls first and rolled back on errors (`constructs/releases.ts`). */
  isCanary?: boolean;
}

const shell = [
  'TABLE_NAME',
  'ORIGIN_SECRET_ARN',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
  'SECOND_FACTOR',
] as const satisfies SettingName[];

export const group = (name: GroupName, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: `api/${name}/handler.ts`,
  handler: 'handler',
  memoryMb: 512,
  timeoutSeconds: 10,
  ...needs,
  table: ['GetItem', ...(needs.table ?? [])],
  settings: [...shell, ...(needs.settings ?? [])],
});

/** Cognito retries a trigger after five seconds. */
export const trigger = (handler: string, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: 'events/cognito/handler.ts',
  handler,
  memoryMb: 512,
  timeoutSeconds: 5,
  ...needs,
  settings: ['TABLE_NAME', ...(needs.settings ?? [])],
});

export const job = (source: string, needs: Partial<FunctionNeeds>): FunctionNeeds => ({
  source,
  handler: 'handler',
  memoryMb: 512,
  timeoutSeconds: 60,
  ...needs,
  settings: ['TABLE_NAME', ...(needs.settings ?? [])],
});
