import { paths } from '@bloomkin/shared/pages.ts';
import { formatDay, formatTime, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useIsTable } from '#components/list/ListView.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { FloristMark } from '#office/kit/FloristMark.tsx';
import { PhoneLink } from '#office/orders/view/PhoneLink.tsx';
import { LateRow } from './LateRow.tsx';
import type { SteadyFlorist } from './useSteadyRows.ts';

const Florist = styled.section`
  border: 1px solid var(--bk-border-subtle);
  border-left: 4px solid var(--bk-text-warning);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  overflow: hidden;
  &[data-late] {
    border-left-color: var(--bk-text-danger);
  }
  > header {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 18px;
    background: var(--bk-bg-neutralSoft);
    > div {
      flex: 1;
      min-width: 0;
    }
  }
  h2 {
    font: 700 1.25rem/1.2 var(--bk-display);
  }
  small {
    color: var(--bk-text-secondary);
  }
  > header > a {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 20px;
    border: 1px solid var(--bk-border-control);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-weight: 600;
    white-space: nowrap;
  }
`;

interface LateFloristProps {
  florist: SteadyFlorist;
  now: Date;
}

export function LateFlorist({ florist: { company, phone, opens_at, orders }, now }: LateFloristProps) {
  const count = (risk: string) => orders.filter((order) => order.risk === risk && !order.isGone).length;
  const late = count('late');
  const atRisk = count('at_risk');
  const waiting = count('not_accepted');
  const timeZone = orders[0]?.timezone ?? marketTimeZone;
  const counts = [
    describeLocalTime(timeZone, now),
    describeOpening(opens_at, timeZone, now),
    late > 0 && `${late} late`,
    atRisk > 0 && `${atRisk} at risk`,
    waiting > 0 && `${waiting} not accepted`,
  ];
  const title = `late-${company.id}`;
  const isTable = useIsTable();
  return (
    <Florist aria-labelledby={title} data-late={late > 0 || undefined}>
      <header>
        <FloristMark {...company} />
        <div>
          <h2 id={title}>
            <Link to={paths.companyEdit(company.id)}>{company.brand}</Link>
          </h2>
          <small>{counts.filter(Boolean).join(' · ') || pluralise(orders.length, 'order')}</small>
        </div>
        <PhoneLink phone={phone} label={isTable ? undefined : 'Call'} />
      </header>
      <ul>
        {orders.map((order) => (
          <LateRow key={order.id} order={order} now={now} />
        ))}
      </ul>
    </Florist>
  );
}

/** 'opens 3 pm', 'opens Mon 14 Dec, 8 am'; empty while it is open. */
function describeOpening(opensAt: string | null, timeZone: string, now: Date): string {
  if (opensAt === null) return 'stays closed';
  if (Date.parse(opensAt) <= now.getTime()) return '';
  const { day, time } = localTime(new Date(opensAt), timeZone);
  const isToday = day === localTime(now, timeZone).day;
  return `opens ${isToday ? '' : `${formatDay(day)}, `}${formatTime(time)}`;
}

/** '1:16 pm there'; empty where the clocks agree with Sydney's. */
function describeLocalTime(timeZone: string, now: Date): string {
  const [there, here] = [localTime(now, timeZone), localTime(now, marketTimeZone)];
  return there.time === here.time ? '' : `${formatTime(there.time)} there`;
}
