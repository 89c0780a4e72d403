import type { ErrorCode } from '@bloomkin/shared/errors.ts';
import { type UniqueKind, uniqueKey } from '../table/keys.ts';
import { tableName } from '../table/tableClient.ts';
import type { TransactItem } from '../table/transact.ts';
import type { UserItem } from './userTable.ts';

/** What no two people share. */
export type Unique = Pick<UserItem, 'phone' | 'email' | 'login'>;

export interface Marker {
  kind: UniqueKind;
  value: string;
  /** What to say when it is somebody else's. */
  taken: ErrorCode;
}

export function markersOf({ phone, email, login }: Unique): Marker[] {
  const markers: Marker[] = [
    { kind: 'PHONE', value: phone, taken: 'USER.PHONE_TAKEN' },
    { kind: 'EMAIL', value: email.toLowerCase(), taken: 'USER.EMAIL_TAKEN' },
    { kind: 'LOGIN', value: login.toLowerCase(), taken: 'USER.LOGIN_TAKEN' },
  ];
  return markers.filter(({ value }) => value !== '');
}

/** Takes what is unique for a person; fails where somebody else has it. */
export const takeMarker = ({ kind, value }: Marker, userId: UserItem['id']): TransactItem => ({
  Put: {
    TableName: tableName,
    Item: { ...uniqueKey(kind, value), userId },
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :me',
    ExpressionAttributeValues: { ':me': userId },
  },
});

/** Gives it back, unless it is somebody else's by now. */
export const freeMarker = ({ kind, value }: Marker, userId: UserItem['id']): TransactItem => ({
  Delete: {
    TableName: tableName,
    Key: uniqueKey(kind, value),
    ConditionExpression: 'attribute_not_exists(pk) OR userId = :me',
    ExpressionAttributeValues: { ':me': userId },
  },
});
