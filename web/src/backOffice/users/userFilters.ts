import { type AustralianState, australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { readPageSize, writePageSize } from '#components/list/pageSize.ts';
import type { UserList } from './userLists.ts';

export const userStatuses = ['invited', 'locked'] as const;
export type UserStatusFilter = (typeof userStatuses)[number];

export interface UserListState {
  search: string;
  status: UserStatusFilter | undefined;
  state: AustralianState | undefined;
  page: number;
  perPage: number;
}

/** Each person comes with what they bought: a larger page would take a fourth call (docs/decisions/0044). */
export const pageSizes = [20, 50] as const;

export const noUserFilters: UserListState = {
  ...{ search: '', status: undefined, state: undefined },
  ...{ page: 1, perPage: pageSizes[0] },
};

export const userListCodec = {
  read: (params: URLSearchParams): UserListState => ({
    search: (params.get('search') ?? '').slice(0, 100),
    status: userStatuses.find((status) => status === params.get('status')),
    state: australianStates.find((state) => state === params.get('state')),
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    perPage: readPageSize(params, pageSizes),
  }),
  write({ search, status, state, page, perPage }: UserListState) {
    const size = writePageSize(perPage);
    return new URLSearchParams({
      ...(search && { search }),
      ...(status && { status }),
      ...(state && { state }),
      ...(page > 1 && { page: String(page) }),
      ...(size && { size }),
    });
  },
};

/** Of the list and of its export. */
export function toFilters(list: UserList, { search, status, state }: UserListState) {
  const login = search.trim();
  return {
    roles: list.roles.join(),
    ...(login && { login }),
    ...(status && { status }),
    ...(state && { state }),
  };
}

export const isFiltered = ({ search, status, state }: UserListState): boolean =>
  search.trim() !== '' || status !== undefined || state !== undefined;
