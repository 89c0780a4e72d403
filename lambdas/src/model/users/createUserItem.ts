import type { UserItem } from './userEntity.ts';

export function createUserItem(fields: Pick<UserItem, 'id' | 'createdAt'> & Partial<UserItem>): UserItem {
  return {
    login: '',
    fio: '',
    phone: '',
    email: '',
    unconfirmedEmail: '',
    unconfirmedPhone: '',
    unconfirmedLogin: '',
    roles: ['ROLE_BUYER'],
    avatar: null,
    companyId: null,
    companyName: '',
    companyBrand: '',
    managerStatus: null,
    managerRights: [],
    location: null,
    hasPassword: false,
    active: true,
    deletedAt: null,
    pending: false,
    inCognito: false,
    sessionsNotBeforeSeconds: 0,
    keptSessionId: '',
    tokenVersion: '',
    endedSessions: {},
    version: 0,
    ...fields,
  };
}
