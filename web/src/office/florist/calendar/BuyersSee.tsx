import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import type { StoreDay } from '@bloomkin/shared/rules/storeDay.ts';
import { addDays, type Day, formatDay, formatPeriod, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { headDay, type ShownDay } from './shownDay.ts';

const Buyers = styled.div`
  padding: 16px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-page);
  ol {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px;
    margin-bottom: 10px;
  }
  ol li {
    padding: 8px 4px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    text-align: center;
  }
  ol li[aria-current] {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  ol li[data-closed] {
    color: var(--bk-text-secondary);
    text-decoration: line-through;
  }
  ol b {
    display: block;
    font-weight: 700;
  }
  ul li {
    margin-bottom: 8px;
    padding: 9px 14px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-weight: 600;
  }
  > p {
    font-weight: 600;
  }
`;

interface BuyersSeeProps {
  day: Day;
  days: ReadonlyMap<Day, ShownDay>;
  preview: StoreDay;
  /** Until when, or why not. */
  sentence: string;
  feeCents: number | null;
  /** How many products of a short menu. */
  menu: number | undefined;
  /** When buyers cannot order for it yet. */
  opens: Day | undefined;
}

/** What the shop answers once the day is saved. */
export function BuyersSee({ day, days, preview, sentence, feeCents, menu, opens }: BuyersSeeProps) {
  const strip = [-1, 0, 1, 2].map((ahead) => addDays(day, ahead));
  const isOpen = (one: Day) => (one === day ? preview.can : days.get(one)?.hours);
  return (
    <Card aria-labelledby="buyers-see">
      <h2 id="buyers-see">What buyers will see</h2>
      <Buyers>
        <ol>
          {strip.map((one) => (
            <li
              key={one}
              aria-current={one === day ? 'true' : undefined}
              data-closed={!isOpen(one) || undefined}
            >
              {weekdayName(one).slice(0, 3)} <b>{Number(one.slice(8, 10))}</b>
            </li>
          ))}
        </ol>
        <ul>
          {preview.periods
            .filter(({ available }) => available)
            .map(({ startTime, stopTime }) => (
              <li key={startTime}>{formatPeriod(startTime, stopTime)}</li>
            ))}
        </ul>
        <Text as="p" role="status" $tone={preview.can ? 'success' : 'warning'}>
          {sentence}
          {preview.can && feeCents ? ` Delivery costs ${formatMoney(feeCents)} more that day.` : ''}
          {preview.can && menu ? ` They can choose from ${pluralise(menu, 'product')} and your extras.` : ''}
        </Text>
      </Buyers>
      {opens && (
        <Text $small>
          Buyers order up to 30 days ahead: this day opens for them on {openingLabel(opens, day)}.
        </Text>
      )}
    </Card>
  );
}

/** 'Fri 15 January', with its year when that is another. */
const openingLabel = (opens: Day, day: Day): string =>
  opens.slice(0, 4) === day.slice(0, 4) ? headDay(opens) : formatDay(opens, day);
