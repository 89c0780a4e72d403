import { rehearse } from '@bloomkin/shared/rules/rehearsal.ts';
import { suggestMends } from '@bloomkin/shared/rules/rehearsalMends.ts';
import { drawCurve, growOrders } from '@bloomkin/shared/rules/rehearsedOrders.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import type { NumberValue } from '#components/form/numberText.ts';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { MendsCard } from './MendsCard.tsx';
import { ResultCard } from './ResultCard.tsx';
import { readStoreDay, replayOrders, type TeamSize, toRehearsalPlan } from './rehearsalDay.ts';

const growths = [
  { value: '0', label: 'As last year' },
  { value: '25', label: '+25%' },
  { value: '50', label: '+50%' },
] as const;
type Growth = (typeof growths)[number]['value'];

const firstTeam: TeamSize = { makers: 2, drivers: 1, minutesEach: 10, minutesPerStop: 12 };
const teamLabels: readonly (readonly [keyof TeamSize, string])[] = [
  ['makers', 'Makers'],
  ['drivers', 'Drivers'],
  ['minutesEach', 'Minutes each'],
  ['minutesPerStop', 'Minutes a stop'],
];
const most = 60;
/** A day without a past begins with so many orders. */
const firstCount = 60;
const maxCount = 2000;
const usualCents = 8500;

interface RehearsalProps {
  day: Day;
  past: Day;
  company: Company;
  store: Company['stores'][number];
  orders: readonly Order[];
}

/** Answers at once: each change is a new run. */
export function Rehearsal(props: RehearsalProps) {
  const { day, company, store } = props;
  const [growth, setGrowth] = useState<Growth>('0');
  const [count, setCount] = useState<NumberValue>(firstCount);
  const [team, setTeam] = useState(firstTeam);
  const { storeDay, hasPast, orders, plan, result, suggestions } = usePlayed(props, growth, count, team);
  if (storeDay.windows.length === 0)
    return (
      <EmptyState
        title="No windows on this day"
        text="The store is closed then, or its company has no delivery windows."
      />
    );
  return (
    <Stack>
      <Card aria-label="What is played">
        <Row $gap={6}>
          {hasPast ? (
            <SegmentedField legend="Orders" options={growths} value={growth} onChange={setGrowth} />
          ) : (
            <NumberField
              label="Orders"
              hint="There are none of last year: they come as florists know such a day."
              name="count"
              value={count}
              onChange={setCount}
            />
          )}
          <TeamFields team={team} onChange={setTeam} />
        </Row>
      </Card>
      <Grid $xl="minmax(0, 1fr) 400px" $align="start">
        <ResultCard plan={plan} result={result} />
        <MendsCard {...{ day, company, store, storeDay, orders, plan, suggestions }} before={result} />
      </Grid>
    </Stack>
  );
}

function usePlayed(
  { day, past, company, store, orders }: RehearsalProps,
  growth: Growth,
  count: NumberValue,
  team: TeamSize,
) {
  const storeDay = useMemo(() => readStoreDay(company, store, day), [company, store, day]);
  const { windows } = storeDay;
  const replayed = useMemo(() => replayOrders(orders, store, past, windows), [orders, store, past, windows]);
  const hasPast = replayed.length > 0;
  const asked = Math.min(count ?? 0, maxCount);
  const played = useMemo(
    () => (hasPast ? growOrders(replayed, Number(growth)) : drawCurve(asked, windows, usualCents)),
    [hasPast, replayed, growth, asked, windows],
  );
  const plan = useMemo(() => toRehearsalPlan(storeDay, team), [storeDay, team]);
  const result = useMemo(() => rehearse(played, plan), [played, plan]);
  const suggestions = useMemo(() => suggestMends(played, plan), [played, plan]);
  return { storeDay, hasPast, orders: played, plan, result, suggestions };
}

const TeamFields = ({ team, onChange }: { team: TeamSize; onChange: (team: TeamSize) => void }) =>
  teamLabels.map(([field, label]) => (
    <Stack key={field} $gap={2}>
      <b>{label}</b>
      <QuantityInput
        label={label.toLowerCase()}
        count={team[field]}
        max={most}
        onChange={(next) => onChange({ ...team, [field]: Math.max(1, next) })}
      />
    </Stack>
  ));
