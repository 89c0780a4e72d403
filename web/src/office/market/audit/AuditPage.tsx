import { exportAudit, listAudit } from '@bloomkin/shared/routes/audit.ts';
import { listUsers } from '@bloomkin/shared/routes/users.ts';
import { type AuditAct, auditActs, auditKinds } from '@bloomkin/shared/rules/auditActs.ts';
import { roleLabels } from '@bloomkin/shared/rules/roles.ts';
import {
  type Day,
  formatLongDay,
  formatTime,
  localTime,
  marketTimeZone,
  weekdayName,
} from '@bloomkin/shared/rules/zonedTime.ts';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { findChoice } from '#components/list/findChoice.ts';
import { Chip } from '#components/list/listStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { defineList, filled } from '#office/kit/list/defineList.ts';
import {
  type ControlProps,
  dayFilter,
  FilterSelect,
  selectFilter,
  textFilter,
} from '#office/kit/list/filters.tsx';
import { ListPage } from '#office/kit/list/ListPage.tsx';
import { Marked } from '#office/kit/list/listStyles.ts';
import { PersonMark } from '#office/kit/PersonMark.tsx';
import { ActDetails, FirstChange, ObjectLink } from './ActDetails.tsx';

const log = defineList({
  route: listAudit,
  title: 'Audit log',
  name: 'audit log',
  about: () => 'Every act with special rights: who, when, from where, before and after',
  filters: {
    who: textFilter({ control: (props) => <WhoFilter {...props} /> }),
    what: selectFilter({
      label: 'Act',
      any: 'Any act',
      choices: auditActs,
      control: (props) => <ActFilter {...props} />,
    }),
    object: textFilter({
      pattern: new RegExp(`^(${Object.keys(auditKinds).join('|')})(:[\\w-]{1,64})?$`),
      resets: ['what'],
      control: (props) => <KindFilter {...props} />,
    }),
    from: dayFilter('From'),
    to: dayFilter('To'),
  },
  toQuery: ({ who, what, object, from, to }) => filled({ who, what, object, from, to }),
  group({ at }, { page }, today: Day) {
    const { day } = localTime(new Date(at), marketTimeZone);
    const name = `${day === today ? 'Today, ' : ''}${weekdayName(day)} ${formatLongDay(day)}`;
    return `${name}, ${pluralise(page?.days[day] ?? 1, 'act')}`;
  },
  columns: (_today, { change }) => [
    {
      heading: 'Act',
      cell: ({ act, object }) => (
        <>
          <b>{auditActs[act]}</b>
          <ObjectLink act={act} object={object} />
        </>
      ),
    },
    {
      heading: 'Who',
      cell: ({ who }) => (
        <Marked>
          <PersonMark name={who.name} />
          <span>
            <button type="button" title={`Only what ${who.name} did`} onClick={() => change({ who: who.id })}>
              {who.name}
            </button>
            <small>{roleLabels[who.role]}</small>
          </span>
        </Marked>
      ),
    },
    { heading: 'Change', cell: ({ changes }) => <FirstChange changes={changes} /> },
    {
      heading: 'At',
      className: 'num status',
      cell: ({ at }) => <time dateTime={at}>{formatTime(localTime(new Date(at), marketTimeZone).time)}</time>,
    },
  ],
  details: {
    name: ({ act, object }) => `details of: ${auditActs[act]}, ${object.name}`,
    show: (entry) => <ActDetails entry={entry} />,
  },
  empty: ({ isFiltered }) =>
    isFiltered ? (
      <EmptyState
        title="Nothing was done here"
        text="No act with special rights fits these filters. Choose other days, or anyone and anything."
      />
    ) : (
      <EmptyState title="Nothing was done yet" text="Each act with special rights will stand here." />
    ),
  file: { name: 'audit-log.csv', load: (query) => fetchFile(exportAudit, { query }) },
});

export function AuditPage() {
  const { day: today } = localTime(new Date(useNow(60_000)), marketTimeZone);
  return (
    <ListPage
      list={log}
      context={today}
      tools={({ isFiltered, showAll }) =>
        isFiltered && (
          <Chip type="button" onClick={showAll}>
            Clear
            <Icon name="close" size={16} />
          </Chip>
        )
      }
    />
  );
}

function WhoFilter({ value, onChange }: ControlProps) {
  const admins = useQuery(listUsers, { query: { roles: 'ROLE_ADMIN', per_page: 100 } }).data?.data ?? [];
  const names = admins.map(({ id, fio }): [string, string] => [id, fio]);
  const isKnown = value === '' || admins.some(({ id }) => id === value);
  return (
    <FilterSelect
      label="Who"
      any="Anyone"
      options={isKnown ? names : [[value, 'One person'], ...names]}
      value={value}
      onChange={onChange}
    />
  );
}

const acts = Object.keys(auditActs).filter((act): act is AuditAct => act in auditActs);

/** Offers the acts on the chosen kind of object. */
function ActFilter({ value, values, onChange }: ControlProps<AuditAct | ''>) {
  const [kind = ''] = values.object?.split(':') ?? [];
  const options = acts.filter((act) => kind === '' || act.startsWith(`${kind}.`));
  return (
    <FilterSelect
      label="Act"
      any="Any act"
      options={options.map((act) => [act, auditActs[act]])}
      value={value}
      onChange={(text) => onChange(findChoice(acts, text) ?? '')}
    />
  );
}

/** A kind of object, or one of them from a link of another page. */
function KindFilter({ value, onChange }: ControlProps) {
  const [kind = '', id] = value.split(':');
  const options = Object.entries(auditKinds).map(([name, label]): [string, string] => [
    name,
    id && name === kind ? `${label}: one` : label,
  ]);
  return <FilterSelect label="Object" any="Anything" options={options} value={kind} onChange={onChange} />;
}
