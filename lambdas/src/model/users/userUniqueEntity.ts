import type { ErrorCode } from '@bloomkin/shared/errors.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, equals, or } from '#platform/table/condition.ts';
import { defineEntity } from '#platform/table/entity.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

const UniqueKind = z.enum(['PHONE', 'EMAIL', 'LOGIN']);
export type UniqueKind = z.output<typeof UniqueKind>;

export const userUniqueEntity = defineEntity({
  name: 'userUnique',
  version: 1,
  schema: z.object({ kind: UniqueKind, value: z.string(), userId: UserId }),
  key: { pk: 'UNIQUE#{kind}#{value}', sk: 'UNIQUE' },
  reads: {
    findUserByPhone: 'whose phone it is',
    findUserByEmail: 'whose e-mail it is',
    findUserByLogin: 'whose login it is',
  },
});

interface Contacts {
  phone: string;
  email: string;
  login: string;
}

export interface UniqueConstraint {
  kind: UniqueKind;
  value: string;
}

export function listUniqueConstraints({ phone, email, login }: Contacts): UniqueConstraint[] {
  const constraints: UniqueConstraint[] = [
    { kind: 'PHONE', value: phone },
    { kind: 'EMAIL', value: email.toLowerCase() },
    { kind: 'LOGIN', value: login.toLowerCase() },
  ];
  return constraints.filter(({ value }) => value !== '');
}

export function addedConstraints(next: Contacts, current: Contacts): UniqueConstraint[] {
  const existing = listUniqueConstraints(current);
  return listUniqueConstraints(next).filter(
    ({ kind, value }) => !existing.some((other) => other.kind === kind && other.value === value),
  );
}

const isFreeOrOwn = (userId: UserId) => or(absent(), equals('userId', userId));

export const takeUnique = (
  constraints: readonly UniqueConstraint[],
  userId: UserId,
): Partial<Record<UniqueKind, Write>> =>
  Object.fromEntries(
    constraints.map(({ kind, value }) => [
      kind,
      put(userUniqueEntity, { kind, value, userId }, isFreeOrOwn(userId)),
    ]),
  );

export const releaseUnique = (constraints: readonly UniqueConstraint[], userId: UserId): Write[] =>
  constraints.map(({ kind, value }) => remove(userUniqueEntity, { kind, value }, isFreeOrOwn(userId)));

const takenErrors: Readonly<Partial<Record<PropertyKey, ErrorCode>>> = {
  PHONE: 'USER.PHONE_TAKEN',
  EMAIL: 'USER.EMAIL_TAKEN',
  LOGIN: 'USER.LOGIN_TAKEN',
};

export const takenError = (failed: PropertyKey): ErrorCode | undefined => takenErrors[failed];
