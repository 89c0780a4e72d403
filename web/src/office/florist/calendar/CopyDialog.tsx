import { getCalendar } from '@bloomkin/shared/routes/stores.ts';
import { type Day, daysBetween } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CalendarDay } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useCombinedQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Text } from '#components/layout/Text.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useAction } from '#components/useAction.ts';
import { CalloutRow } from '#office/kit/moneyStyles.ts';
import { from } from '#theme/breakPoints.ts';
import {
  type CopyRow,
  copyDayLabel,
  describeKept,
  describeTaken,
  findCopied,
  findCopyNote,
  listCopyRows,
  planCopy,
} from './copyDays.ts';
import { restorePlans } from './dayPlans.ts';
import { StoreTicks } from './StoreTicks.tsx';
import { useSavePlans } from './useSavePlans.ts';

const Days = styled.ul`
  > li {
    display: grid;
    gap: 2px 16px;
    padding: 10px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  > li > div {
    padding-left: 32px;
  }
  ${from('m')} {
    > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 190px;
      align-items: center;
    }
    > li > div {
      padding-left: 0;
    }
  }
`;

interface CopyDialogProps {
  open: boolean;
  onClose: () => void;
  company: Company;
  today: Day;
}

export const CopyDialog = (props: CopyDialogProps) => (
  <Dialog open={props.open} onClose={props.onClose} title="Copy from last year">
    <Stack>
      <CopiedNote {...props} />
      <CopyForm {...props} />
    </Stack>
  </Dialog>
);

const growths = [
  { value: '0', label: 'As last year' },
  { value: '10', label: '+10%' },
  { value: '25', label: '+25%' },
];

function useCopy({ company, today, onClose }: CopyDialogProps) {
  const rows = listCopyRows(company, today);
  const [storeIds, setStoreIds] = useState<readonly string[]>(company.stores.map(({ id }) => id));
  const [left, setLeft] = useState<readonly Day[]>([]);
  const [growth, setGrowth] = useState('0');
  const savePlans = useSavePlans(company.id);
  const chosen = rows.filter((row) => !row.isByHand && !left.includes(row.to));
  const groups = planCopy(chosen, storeIds, Number(growth), new Date());
  const count = new Set(groups.flatMap(({ days }) => days.map(({ day }) => day))).size;
  const { run, busy } = useAction(async () => {
    const stores = company.stores.filter(({ id }) => groups.some((group) => group.store_ids.includes(id)));
    const days = chosen.map(({ to }) => to);
    await savePlans(groups, restorePlans(stores, days), `${pluralise(count, 'day')} copied from last year`);
    onClose();
  });
  const choose = (day: Day, isChosen: boolean) =>
    setLeft(isChosen ? left.filter((one) => one !== day) : [...left, day]);
  return { rows, chosen, choose, storeIds, setStoreIds, growth, setGrowth, count, copy: run, busy };
}

/** For a week after the copy. */
function CopiedNote({ company, today, onClose }: CopyDialogProps) {
  const copied = findCopied(company, today, new Date());
  const savePlans = useSavePlans(company.id);
  const { run, busy } = useAction(async () => {
    if (!copied) return;
    const before = restorePlans(company.stores, copied.days);
    await savePlans(copied.plans, before, `${pluralise(copied.days.length, 'day')} as usual again`);
    onClose();
  });
  if (!copied) return null;
  const [first = today] = copied.days;
  const last = copied.days.at(-1) ?? first;
  const from = copyDayLabel(first, undefined, today);
  const span = first === last ? from : `${from} to ${copyDayLabel(last, undefined, today)}`;
  return (
    <CalloutRow $tone="info">
      <div>
        <p>
          <b>
            Copied {formatInstant(copied.at, null)}: {pluralise(copied.days.length, 'day')}, {span}.
          </b>{' '}
          {describeKept(copied.kept, today)}
          Orders already taken stay. You can take the copy back for 7 days.
        </p>
      </div>
      <Button aria-disabled={busy} onClick={() => void run()}>
        Take the copy back
      </Button>
    </CalloutRow>
  );
}

function CopyForm(props: CopyDialogProps) {
  const { company, today, onClose } = props;
  const form = useCopy(props);
  const calendar = useDaysOf(company.id, form.rows);
  if (form.rows.length === 0)
    return (
      <EmptyState
        title="Nothing to copy yet"
        text="Days of last year that had hours, windows or places of their own appear here."
      />
    );
  return (
    <Stack>
      <Text>Feasts go to their feast, other days to the same weekday. Nothing is saved until you press.</Text>
      <Row $justify="space-between">
        <StoreTicks stores={company.stores} chosen={form.storeIds} onChange={form.setStoreIds} />
        <SegmentedField
          legend="Places"
          hideLegend
          options={growths}
          value={form.growth}
          onChange={form.setGrowth}
        />
      </Row>
      <Days>
        {form.rows.map((row) => (
          <CopyLine
            key={row.to}
            {...{ row, today, calendar }}
            isChosen={form.chosen.includes(row)}
            onChoose={(isChosen) => form.choose(row.to, isChosen)}
          />
        ))}
      </Days>
      <Text $small>
        Days you changed by hand this year are left alone. Orders already taken keep their time.
      </Text>
      <Row $justify="end">
        <Button onClick={onClose}>Not now</Button>
        <Button
          kind="brand"
          aria-disabled={form.count === 0 || form.busy}
          onClick={() => form.count > 0 && void form.copy()}
        >
          {form.busy ? 'Copying …' : copyLabel(form.count, form.storeIds.length, company)}
        </Button>
      </Row>
    </Stack>
  );
}

/** 'Copy 7 days for both stores' */
function copyLabel(days: number, chosen: number, { stores }: Company): string {
  const all = stores.length === 2 ? 'both stores' : 'all stores';
  const forStores = chosen === stores.length ? all : pluralise(chosen, 'store');
  return `Copy ${pluralise(days, 'day')}${stores.length > 1 ? ` for ${forStores}` : ''}`;
}

interface CopyLineProps {
  row: CopyRow;
  today: Day;
  calendar: readonly CalendarDay[] | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function CopyLine({ row, today, calendar, isChosen, onChoose }: CopyLineProps) {
  const note = findCopyNote(row, calendar);
  const taken = describeTaken(calendar, row.from);
  return (
    <li>
      <Checkbox checked={isChosen} onChange={(checked) => !row.isByHand && onChoose(checked)}>
        <b>{copyDayLabel(row.to, row.name, today)}</b>
        <small>{row.plan}</small>
      </Checkbox>
      <div>
        <small>
          From {copyDayLabel(row.from, undefined, row.to)}
          {taken && `, ${taken}`}
        </small>
      </div>
      <div>{note && <StatusPill tone={note.tone}>{note.text}</StatusPill>}</div>
    </li>
  );
}

const mostDays = 62;

/** The calendar of last year's days and of those they go to, in as few calls as its limit allows. */
function useDaysOf(companyId: string, rows: readonly CopyRow[]): readonly CalendarDay[] | undefined {
  const days = rows.flatMap(({ from: last, to }) => [last, to]).toSorted();
  const { data } = useCombinedQuery(
    getCalendar,
    days.length === 0 ? undefined : `copy ${companyId} ${days.join(' ')}`,
    async () => {
      const spans: { from: Day; to: Day }[] = [];
      for (const day of days) {
        const span = spans.at(-1);
        if (span && daysBetween(span.from, day) < mostDays) span.to = day;
        else spans.push({ from: day, to: day });
      }
      const answers = await Promise.all(
        spans.map((span) => call(getCalendar, { query: { company_id: companyId, ...span } })),
      );
      return answers.flatMap((answer) => answer.data);
    },
  );
  return data;
}
