import type { CompanyId, SessionId, StoreId, UserId } from '@bloomkin/shared/schemas/ids.ts';

/*
 * The keys and indexes that are not declared by an entity (table/entities.ts). Question → key → who asks.
 *
 * who is this caller                    userKey                     users/userTable
 * whose phone, e-mail, login is this    uniqueKey(kind, value)      users/userTable
 * this person's sign-in code, intent    codeKey, codeIntentKey      auth/codeTable, cognito
 * where is this person signed in         sessionKey                  auth/sessionTable
 * whose is this link to a new password   passwordLinkKey             auth/passwordLinkTable
 * a new phone or e-mail to confirm      contactChangeKey            users/contactChangeTable
 * this person's gift recipients         recipientKey                users/recipientTable
 * all people, newest first              people (index)              users/peopleTable
 * who is an admin                       adminKey                    users/adminTable
 * the managers of a company             managerKey                  companies/managerTable
 * the owners of a company               ownerKey                    companies/ownerTable
 * when were codes sent to this phone    sendTimesKey                auth/sendTimesTable
 * how often in this window              limitKey                    table/limitTable
 * a company with its stores             companyKey + storeKey       companies/companyTable
 * which company has this store          storePointerKey             companies/companyTable
 * how full a store's day is             capacityKey                 stores/capacityTable
 * a request's first answer              idempotencyKey              http/idempotency
 */

export interface Key {
  pk: string;
  sk: string;
}

const key = (pk: string, sk: string): Key => ({ pk, sk });

export type UniqueKind = 'PHONE' | 'EMAIL' | 'LOGIN' | 'ABN' | 'PAYMENT_ACCOUNT';

export const userKey = (id: UserId): Key => key(`USER#${id}`, 'USER');
/** `device`: the known browser that asked for the code; empty for all others together. */
export const codeKey = (id: UserId, channel: string, device = ''): Key =>
  key(`USER#${id}`, device ? `CODE#${channel}#${device}` : `CODE#${channel}`);
export const codeIntentKey = (id: UserId): Key => key(`USER#${id}`, 'CODE_INTENT');
export const contactChangeKey = (id: UserId, channel: string): Key =>
  key(`USER#${id}`, `CONTACT_CHANGE#${channel}`);
export const recipientsPrefix = 'RECIPIENT#';
export const recipientKey = (id: UserId, recipient: UserId): Key =>
  key(`USER#${id}`, `${recipientsPrefix}${recipient}`);
/** How many there are. */
export const recipientsKey = (id: UserId): Key => key(`USER#${id}`, 'RECIPIENTS');

export const adminsPartition = 'ADMINS';
export const adminKey = (id: UserId): Key => key(adminsPartition, `ADMIN#${id}`);
export const managersPartition = (companyId: CompanyId): string => `MANAGERS#${companyId}`;
export const managerKey = (companyId: CompanyId, id: UserId): Key =>
  key(managersPartition(companyId), `MANAGER#${id}`);

export const ownersPartition = (companyId: CompanyId): string => `OWNERS#${companyId}`;
export const ownerKey = (companyId: CompanyId, id: UserId): Key =>
  key(ownersPartition(companyId), `OWNER#${id}`);

export const sessionsPrefix = 'SESSION#';
export const sessionKey = (id: UserId, session: SessionId): Key =>
  key(`USER#${id}`, `${sessionsPrefix}${session}`);
/** By the SHA-256 of what the link carries. */
export const passwordLinkKey = (hash: string): Key => key(`PASSWORD_LINK#${hash}`, 'PASSWORD_LINK');
/** By the keyed hash of the phone or e-mail, so that no unknown person's address is kept. */
export const sendTimesKey = (identityHash: string): Key => key(`SEND_TIMES#${identityHash}`, 'SEND_TIMES');

export const uniqueKey = (kind: UniqueKind, value: string): Key => key(`UNIQUE#${kind}#${value}`, 'UNIQUE');

export const limitKey = (what: string, who: string, window: string): Key =>
  key(`LIMIT#${what}#${who}`, `WINDOW#${window}`);

export const companyKey = (id: CompanyId): Key => key(`COMPANY#${id}`, 'COMPANY');
export const storeKey = (companyId: CompanyId, id: StoreId): Key =>
  key(`COMPANY#${companyId}`, `STORE#${id}`);
/** For the stream: what a changed item is. */
export const isCompanyKey = ({ pk, sk }: Key): boolean => pk.startsWith('COMPANY#') && sk === 'COMPANY';
export const isCapacityKey = ({ pk, sk }: Key): boolean => pk.startsWith('STORE#') && sk.startsWith('DAY#');

export const storePointerKey = (id: StoreId): Key => key(`STORE#${id}`, 'POINTER');
export const capacityKey = (storeId: StoreId, day: string): Key => key(`STORE#${storeId}`, `DAY#${day}`);

export const idempotencyKey = (route: string, caller: string, given: string): Key =>
  key(`IDEMPOTENCY#${route}#${caller}`, given);

/** Rows that count or remember calls: writing one changes nothing that anybody looks at. */
export const isBookkeeping = ({ pk }: Key): boolean => /^(LIMIT|SEND_TIMES|IDEMPOTENCY)#/.test(pk);

/** How many partitions the list of all people is spread over. */
export const peopleShards = 8;
export const inPeople = (shard: number, at: string) => ({ people: `PEOPLE#${shard}`, peopleAt: at });

/** All companies in one partition, by brand: there are thousands at most, and they change seldom. */
export const companiesPartition = 'COMPANIES';
export const inCompanies = (id: CompanyId, brand: string) => ({
  companies: companiesPartition,
  companiesByBrand: `${brand.toLowerCase()}#${id}`,
});

interface IndexDeclaration {
  partition: string;
  sort: string;
  /** What the index's page shows or filters by, beside the keys. */
  include: readonly string[];
}

/** The indexes by the question they answer; the table of CDK is made from this. */
export const indexes = {
  companiesByBrand: {
    partition: 'companies',
    sort: 'companiesByBrand',
    include: ['id', 'active', 'name', 'brand', 'abn', 'points'],
  },
  people: {
    partition: 'people',
    sort: 'peopleAt',
    include: ['id', 'roles', 'fio', 'login', 'email', 'phone', 'pending', 'deletedAt'],
  },
} as const satisfies Record<string, IndexDeclaration>;
