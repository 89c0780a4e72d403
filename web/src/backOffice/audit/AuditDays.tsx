import { formatLongDay, localTime, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { AuditRow } from './AuditRow.tsx';
import { Day } from './auditStyles.ts';

const timeZone = 'Australia/Sydney';

interface AuditDaysProps {
  acts: readonly AuditEntry[];
  /** How many acts the filters find on each day, shown or not. */
  days: Readonly<Record<string, number>>;
  onWho: (id: string) => void;
}

export function AuditDays({ acts, days, onWho }: AuditDaysProps) {
  const today = localTime(new Date(useNow(60_000)), timeZone).day;
  const byDay = Map.groupBy(acts, ({ at }) => localTime(new Date(at), timeZone).day);
  return [...byDay].map(([day, shown]) => (
    <Day key={day} aria-label={nameDay(day, today)}>
      <h2>
        {nameDay(day, today)}, {describeActs(days[day] ?? shown.length)}
      </h2>
      <ol>
        {shown.map((act) => (
          <AuditRow key={act.id} act={act} time={localTime(new Date(act.at), timeZone).time} onWho={onWho} />
        ))}
      </ol>
    </Day>
  ));
}

const describeActs = (count: number) => (count === 1 ? '1 act' : `${formatCount(count)} acts`);

const nameDay = (day: string, today: string): string =>
  `${day === today ? 'Today, ' : ''}${weekdayName(day)} ${formatLongDay(day)}`;
