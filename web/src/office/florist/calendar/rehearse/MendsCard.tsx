import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import {
  type Rehearsal,
  type RehearsalPlan,
  type RehearsedOrder,
  rehearse,
} from '@bloomkin/shared/rules/rehearsal.ts';
import { applySuggestion, type Suggestion } from '@bloomkin/shared/rules/rehearsalMends.ts';
import { addDays, type Day, formatDay, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useAction } from '#components/useAction.ts';
import { restorePlans, toPlan } from '#office/florist/calendar/dayPlans.ts';
import { useSavePlans } from '#office/florist/calendar/useSavePlans.ts';
import {
  formatMinute,
  formatWindow,
  isSaved,
  nameSuggestion,
  type StoreDay,
  writeMends,
} from './rehearsalDay.ts';

interface MendsCardProps {
  day: Day;
  company: Company;
  store: Company['stores'][number];
  storeDay: StoreDay;
  orders: readonly RehearsedOrder[];
  plan: RehearsalPlan;
  suggestions: readonly Suggestion[];
  before: Rehearsal;
}

interface Mend {
  suggestion: Suggestion;
  isOn: boolean;
  /** With the chosen ones above it: late without and with it. */
  without: Rehearsal;
  with: Rehearsal;
}

/** Limits are chosen at first, help is the florist's to arrange. */
const isOnAtFirst = ({ kind }: Suggestion) => kind === 'cap';

export function MendsCard(props: MendsCardProps) {
  const { day, company, store, storeDay, orders, plan, suggestions, before } = props;
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const savePlans = useSavePlans(company.id);
  const mends: Mend[] = [];
  let [current, result] = [plan, before];
  for (const suggestion of suggestions) {
    const isOn = picked.get(nameSuggestion(suggestion)) ?? isOnAtFirst(suggestion);
    const applied = applySuggestion(current, suggestion);
    const after = rehearse(orders, applied);
    mends.push({ suggestion, isOn, without: result, with: after });
    if (isOn) [current, result] = [applied, after];
  }
  const chosen = mends.filter(({ isOn }) => isOn).map(({ suggestion }) => suggestion);
  const canSave = chosen.some(isSaved);
  const { run: save, busy } = useAction(async () => {
    const plans = [{ store_ids: [store.id], days: [toPlan(day, writeMends(day, store, storeDay, chosen))] }];
    await savePlans(plans, restorePlans([store], [day]), `${formatDay(day)} is saved`);
  }, notifyError);
  if (mends.length === 0)
    return (
      <Card aria-labelledby="mends">
        <h2 id="mends">What mends it</h2>
        <p>{describeNoMends(before)}</p>
      </Card>
    );
  const [fewer, cents] = [result.lost - before.lost, result.lostCents - before.lostCents];
  return (
    <Card aria-labelledby="mends">
      <h2 id="mends">What mends it</h2>
      <Stack>
        {mends.map(({ suggestion, isOn, without, with: after }) => (
          <Row key={nameSuggestion(suggestion)} $nowrap $justify="space-between">
            <SwitchField
              side="start"
              label={describeSuggestion(suggestion, plan, day)}
              hint={describePrice(suggestion, without, after)}
              checked={isOn}
              onChange={({ target }) =>
                setPicked(new Map([...picked, [nameSuggestion(suggestion), target.checked]]))
              }
            />
            <b>
              {without.late} → {after.late} late
            </b>
          </Row>
        ))}
        <Row $justify="space-between">
          <b>With these {chosen.length}</b>
          <b role="status">
            {result.late} of {result.orders} late
          </b>
        </Row>
        <p>
          {fewer > 0 && `${pluralise(fewer, 'order')} fewer, ${formatMoney(cents)} not sold. `}
          {pluralise(Math.max(0, before.late - result.late), 'more buyer', 'more buyers')} on time.
        </p>
        <Button kind="brand" aria-disabled={!canSave || busy} onClick={() => canSave && void save()}>
          Use these on {formatDay(day)}
        </Button>
        <small>
          {canSave
            ? 'Orders already taken stay as they are. “As usual” in the calendar takes it back.'
            : 'Choose a limit or a last order time: help is yours to arrange.'}
        </small>
      </Stack>
    </Card>
  );
}

/** 'Take only 26 at 7–9 am' */
function describeSuggestion(suggestion: Suggestion, { windows }: RehearsalPlan, day: Day): string {
  switch (suggestion.kind) {
    case 'cap': {
      const window = windows[suggestion.window];
      return `Take only ${suggestion.places} at ${window ? formatWindow(window) : ''}`;
    }
    case 'cutoff':
      return `Last orders ${formatMinute(suggestion.at)} on ${weekdayName(addDays(day, -1))}`;
    case 'maker':
      return 'One more maker';
    case 'driver':
      return `One more driver until ${formatMinute(suggestion.until)}`;
  }
}

function describePrice({ kind }: Suggestion, without: Rehearsal, after: Rehearsal): string {
  if (kind === 'maker' || kind === 'driver') return 'Yours to arrange, nothing is saved';
  const [lost, moved] = [after.lost - without.lost, after.moved - without.moved];
  const parts = [
    moved > 0 && `${pluralise(moved, 'buyer chooses', 'buyers choose')} another window`,
    lost > 0 && `${pluralise(lost, 'order')} fewer`,
  ].filter(Boolean);
  return parts.join(', ') || 'No order is lost';
}

function describeNoMends({ late, lost }: MendsCardProps['before']): string {
  if (late > 0) return 'No limit helps: more makers or less time for each do.';
  return lost > 0
    ? `Nothing is late: add places on the day for the ${lost} that find none, and rehearse again.`
    : 'Nothing needs mending.';
}
