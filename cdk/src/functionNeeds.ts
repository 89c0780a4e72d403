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

/** Calls that IAM authorises; those with a token or the client's secret are authorised by Cognito. */
type PoolAction =
  | 'AdminInitiateAuth'
  | 'AdminRespondToAuthChallenge'
  | 'AdminCreateUser'
  | 'AdminSetUserPassword'
  | 'AdminUserGlobalSignOut';

/** A function and its rights, granted by `constructs/grantNeeds.ts`. */
export interface FunctionNeeds {
  /** Under lambdas/src; functions of one source share a bundle. */
  source: string;
  /** The exported handler's name. */
  handler: string;
  memoryMb: number;
  timeoutSeconds: number;
  /** Settings that name a secret or the place index grant its use. */
  settings: readonly SettingName[];
  table?: readonly TableAction[];
  /** Beginnings of the partition keys of its rows, where it needs few kinds; all by default. */
  rows?: readonly string[];
  indexes?: readonly IndexName[];
  pool?: readonly PoolAction[];
  /** Grants sending to phones, never to topics. */
  sms?: boolean;
  /** Grants sending from the stage's address. */
  mail?: boolean;
  catalogue?: readonly ('GetObject' | 'PutObject')[];
  media?: readonly ('PutObject' | 'DeleteObject')[];
  /** A new version serves a tenth of the calls first, and goes again when it fails (`constructs/releases.ts`). */
  isCanary?: boolean;
}

/** Needed by the HTTP shell of every group. */
const shell = [
  'TABLE_NAME',
  'ORIGIN_SECRET_ARN',
  'USER_POOL_ID',
  'USER_POOL_CLIENT_ID',
] as const satisfies SettingName[];

export const group = (name: GroupName, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: `${name}/handler.ts`,
  handler: 'handler',
  memoryMb: 512,
  timeoutSeconds: 10,
  ...needs,
  table: ['GetItem', ...(needs.table ?? [])],
  settings: [...shell, ...(needs.settings ?? [])],
});

/** Cognito retries a trigger after five seconds. */
export const trigger = (handler: string, needs: Partial<FunctionNeeds> = {}): FunctionNeeds => ({
  source: 'cognito/handler.ts',
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
