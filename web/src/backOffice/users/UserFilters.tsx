import { australianStates } from '@bloomkin/shared/rules/publicHolidays.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { SavedViews } from '../savedViews/SavedViews.tsx';
import { userViews } from '../savedViews/viewStores.ts';
import {
  noUserFilters,
  type UserListState,
  type UserStatusFilter,
  userListCodec,
  userStatuses,
} from './userFilters.ts';
import type { UserList } from './userLists.ts';

const statusLabels: Readonly<Record<UserStatusFilter, string>> = { invited: 'Invited', locked: 'Locked' };

interface UserFiltersProps {
  list: UserList;
  state: UserListState;
  onChange: (change: Partial<UserListState>) => void;
}

export const UserFilters = ({ list, state: { state, status }, onChange }: UserFiltersProps) => (
  <>
    <ChipSelect
      aria-label="State"
      value={state ?? ''}
      data-on={state ? '' : undefined}
      onChange={({ target }) => onChange({ state: australianStates.find((one) => one === target.value) })}
    >
      <option value="">Any state</option>
      {australianStates.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </ChipSelect>
    {!list.isRecipients && (
      <ChipSelect
        aria-label="Status"
        value={status ?? ''}
        data-on={status ? '' : undefined}
        onChange={({ target }) => onChange({ status: userStatuses.find((one) => one === target.value) })}
      >
        <option value="">Any status</option>
        {userStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabels[one]}
          </option>
        ))}
      </ChipSelect>
    )}
    <SavedViews
      store={userViews}
      search={`${userListCodec.write({ ...noUserFilters, state, status })}`}
      all=""
      hint="Such as: Locked in Victoria"
    />
  </>
);
