import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { auditActs, auditKinds } from '@bloomkin/shared/rules/auditActs.ts';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ChipSelect } from '#components/list/ChipSelect.tsx';
import { DateFilter } from '#components/list/DateFilter.tsx';
import { Chip, Toolbar } from '#components/list/listStyles.ts';
import type { ChangeListState } from '#components/list/useListState.ts';
import { Icon } from '#components/media/Icon.tsx';
import { type AuditFilters, actNames, kindNames } from './auditFilters.ts';

const ActSelect = styled(ChipSelect)`
  max-width: 200px;
`;

interface AuditFiltersBarProps {
  filters: AuditFilters;
  onChange: ChangeListState<AuditFilters>;
}

export function AuditFiltersBar({ filters, onChange }: AuditFiltersBarProps) {
  const { who, what, kind, objectId, from, to } = filters;
  const admins = useQuery(listUsers, { query: { roles: 'ROLE_ADMIN', per_page: 100 } }).data?.data ?? [];
  const isFiltered = [who, what, kind, from, to].some((value) => value !== '');
  const acts = actNames.filter((act) => kind === '' || act.startsWith(`${kind}.`));
  return (
    <Toolbar role="search" aria-label="Acts">
      <ChipSelect
        aria-label="Who"
        value={who}
        data-on={who ? '' : undefined}
        onChange={({ target }) => onChange({ who: target.value })}
      >
        <option value="">Anyone</option>
        {who && !admins.some(({ id }) => id === who) && <option value={who}>One person</option>}
        {admins.map(({ id, fio }) => (
          <option key={id} value={id}>
            {fio}
          </option>
        ))}
      </ChipSelect>
      <ActSelect
        aria-label="Act"
        value={what}
        data-on={what ? '' : undefined}
        onChange={({ target }) => onChange({ what: actNames.find((act) => act === target.value) ?? '' })}
      >
        <option value="">Any act</option>
        {acts.map((act) => (
          <option key={act} value={act}>
            {auditActs[act]}
          </option>
        ))}
      </ActSelect>
      <ChipSelect
        aria-label="Object"
        value={kind}
        data-on={kind ? '' : undefined}
        onChange={({ target }) =>
          onChange({ kind: kindNames.find((name) => name === target.value) ?? '', objectId: '', what: '' })
        }
      >
        <option value="">Anything</option>
        {kindNames.map((name) => (
          <option key={name} value={name}>
            {objectId && name === kind ? `${auditKinds[name]}: one` : auditKinds[name]}
          </option>
        ))}
      </ChipSelect>
      <DateFilter label="From" value={from} onChange={(day) => onChange({ from: day })} />
      <DateFilter label="To" value={to} onChange={(day) => onChange({ to: day })} />
      {isFiltered && (
        <Chip
          type="button"
          onClick={() => onChange({ who: '', what: '', kind: '', objectId: '', from: '', to: '' })}
        >
          Clear
          <Icon name="close" size={16} />
        </Chip>
      )}
    </Toolbar>
  );
}
