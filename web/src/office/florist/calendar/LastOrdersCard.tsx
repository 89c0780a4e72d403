import styled from 'styled-components';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TimeField } from '#components/form/TimeField.tsx';
import { Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import type { DayValues } from './dayValues.ts';
import { daysBefore, describeOrderBy } from './describeDay.ts';

const RadioLine = styled.label`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  cursor: pointer;
  input {
    flex: none;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--bk-bg-brand);
  }
  &:has(:checked) {
    font-weight: 600;
  }
`;

interface LastOrdersCardProps {
  orderBy: DayValues['orderBy'];
  /** Without an own time: 'Order by 2 pm on Thu 24 December.' */
  usual: string;
  onChange: (change: Pick<DayValues, 'orderBy'>) => void;
}

const quick = ['16:00', '18:00', '20:00'];
const evening = { days_before: 1, time: '18:00' };

export function LastOrdersCard({ orderBy, usual, onChange: change }: LastOrdersCardProps) {
  const onChange = (next: DayValues['orderBy']) => change({ orderBy: next });
  const current = orderBy ?? evening;
  const isQuick = current.days_before === 1 && quick.includes(current.time);
  return (
    <Card aria-labelledby="last-orders">
      <h2 id="last-orders">Last orders for this day</h2>
      <div role="radiogroup" aria-labelledby="last-orders">
        <RadioLine>
          <input type="radio" name="order_by" checked={orderBy === null} onChange={() => onChange(null)} />
          As usual: {usual}
        </RadioLine>
        <RadioLine>
          <input type="radio" name="order_by" checked={orderBy !== null} onChange={() => onChange(current)} />
          {describeOrderBy(current)}
        </RadioLine>
      </div>
      {orderBy && (
        <Stack $gap={2} $above={2}>
          <SegmentedField
            legend="The day before, at"
            hideLegend
            options={[
              { value: '16:00', label: '4 pm' },
              { value: '18:00', label: '6 pm' },
              { value: '20:00', label: '8 pm' },
              { value: 'other', label: 'Other' },
            ]}
            value={isQuick ? current.time : 'other'}
            onChange={(time) =>
              onChange(time === 'other' ? { days_before: 0, time: '12:00' } : { days_before: 1, time })
            }
          />
          {!isQuick && (
            <Row>
              <TimeField
                label="Last orders at"
                value={current.time}
                onChange={({ target }) => onChange({ ...current, time: target.value })}
              />
              <SelectField
                label="On"
                value={current.days_before}
                onChange={({ target }) => onChange({ ...current, days_before: Number(target.value) })}
              >
                {daysBefore.map((label, days) => (
                  <option key={label} value={days}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </Row>
          )}
        </Stack>
      )}
    </Card>
  );
}
