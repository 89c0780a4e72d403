import { formatLongDay, localTime, marketTimeZone, weekdayName } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AuditEntry } from '@bloomkin/shared/schemas/audit.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { AuditRow } from './AuditRow.tsx';
import { Day } from './auditStyles.ts';

interface AuditDaysProps {
  acts: readonly AuditEntry[];
  /** How many acts the filters find on each day, shown or not. */
  days: Readonly<Record<string, number>>;
  onWho: (id: string) => void;
}

export function AuditDays({ acts, days, onWho }: AuditDaysProps) {
  const today = localTime(new Date(useNow(60_000)), marketTimeZone).day;
  const byDay = Map.groupBy(acts, ({ at }) => localTime(new Date(at), marketTimeZone).day);
  return [...byDay].map(([day, shown]) => (
    <Day key={day} aria-label={nameDay(day, today)}>
      <h2>
        {nameDay(day, today)}, {pluralise(days[day] ?? shown.length, 'act')}
      </h2>
      <ol>
        {shown.map((act) => (
          <AuditRow
            key={act.id}
            act={act}
            time={localTime(new Date(act.at), marketTimeZone).time}
            onWho={onWho}
          />
        ))}
      </ol>
    </Day>
  ));
}

const nameDay = (day: string, today: string): string =>
  `${day === today ? 'Today, ' : ''}${weekdayName(day)} ${formatLongDay(day)}`;
