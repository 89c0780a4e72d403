import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import type { UserItem } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { Role } from '@bloomkin/shared/schemas/user.ts';
import { ulid } from 'ulid';
import { now } from './catalogueItems.ts';

let people = 0;

export interface PersonOptions {
  fio: string;
  roles: readonly Role[];
  company?: CompanyWithStores['company'] | undefined;
  location?: UserItem['location'];
  adminRights?: NonNullable<UserItem['adminRights']>;
}

/** Unused numbers and addresses: messages to them reach the local outbox alone. */
export function personFields({ fio, roles, company, location = null, adminRights }: PersonOptions) {
  const login = `person${++people}`;
  return {
    id: UserId.parse(ulid()),
    createdAt: now(),
    fio,
    roles,
    ...(adminRights && { adminRights }),
    login,
    phone: `+614290${String(10_000 + people)}`,
    email: `${login}@private.example`,
    hasPassword: true,
    inCognito: true,
    companyId: company?.id ?? null,
    companyName: company?.name ?? '',
    companyBrand: company?.brand ?? '',
    location,
  };
}
