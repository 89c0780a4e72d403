import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Stop } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Button } from '#components/actions/Button.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { formatDuration } from '#components/text/formatDuration.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describeStopped, describeToBuyers, listActiveStops, nameStores } from './stopOptions.ts';
import { Bar } from './stopStyles.ts';
import { useStops } from './useStops.ts';

interface StoppedBarProps {
  company: Company;
  timeZone: string;
}

/** What is stopped now, for today or for all days; other days stand in the calendar. */
export function StoppedBar({ company, timeZone }: StoppedBarProps) {
  const now = new Date(useNow(30_000));
  const { sellAgain, busy } = useStops(company, timeZone);
  const today = localTime(now, timeZone).day;
  const stops = listActiveStops(company, now).filter(({ day }) => day === null || day === today);
  return (
    <div role="status">
      {stops.map((stop) => (
        <Bar key={stop.id} aria-label="Selling is stopped">
          <OfficeIcon name="stop" size={32} />
          <div>
            <b>
              {['Stopped', describeStopped(stop, { now, timeZone })].join(' ')}
              {nameOf(stop, company)}
            </b>
            <span>
              Sells again by itself in {formatDuration(countMinutes(stop, now))}. Buyers read “
              {describeToBuyers(stop, { now, timeZone })}”.
            </span>
          </div>
          <Button kind="highlight" aria-disabled={busy} onClick={() => void sellAgain(stop)}>
            Sell again now
          </Button>
        </Bar>
      ))}
    </div>
  );
}

/** A zone's name says which store's it is. */
function nameOf({ store_ids, zone_id }: Stop, { stores }: Company): string {
  const zones = stores.flatMap(({ delivery_zones }) => delivery_zones);
  const name = zones.find(({ id }) => id === zone_id)?.name ?? nameStores(store_ids, stores);
  return name && `, ${name}`;
}

const countMinutes = ({ until }: Stop, now: Date): number =>
  Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
