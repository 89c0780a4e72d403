import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { OfficeIcon } from '#backOffice/OfficeIcon.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import type { Suburb } from './useLocalities.ts';
import { zoneName } from './ZoneSelect.tsx';
import { type Zone, zonesAt } from './zone.ts';

const namedAtMost = 4;

const list = (names: readonly string[]) => new Intl.ListFormat('en-AU').format(names);

interface OverlapNoteProps {
  zones: readonly Zone[];
  suburbs: readonly Suburb[];
}

/** Suburbs in two zones, and the price there. */
export function OverlapNote({ zones, suburbs }: OverlapNoteProps) {
  const shared = suburbs
    .map((suburb) => ({ suburb, at: zonesAt(zones, suburb) }))
    .filter(({ at }) => at.length > 1);
  const groups = [...Map.groupBy(shared, ({ at }) => at.map(({ id }) => id).join(' ')).values()];
  if (groups.length === 0) return null;
  return (
    <Callout $tone="warning">
      <OfficeIcon name="alert" size={20} />
      <div>
        <b>Where zones overlap, the cheaper one counts.</b>
        {groups.map((group) => {
          const at = group[0]?.at ?? [];
          return (
            <p key={at.map(({ id }) => id).join(' ')}>
              {describeGroup(
                group.map(({ suburb }) => suburb.name),
                at,
              )}
            </p>
          );
        })}
      </div>
    </Callout>
  );
}

function describeGroup(names: readonly string[], at: readonly Zone[]): string {
  const [cheapest] = at;
  const more = names.length - namedAtMost;
  const named = more > 0 ? [...names.slice(0, namedAtMost), `${more} more`] : names;
  const where = `${list(named)} ${names.length === 1 ? 'is' : 'are'} in ${list(at.map(zoneName))}`;
  if (!cheapest || cheapest.priceCents === null || Number.isNaN(cheapest.priceCents)) return `${where}.`;
  const from =
    cheapest.minOrderCents === null ? '' : `, from ${formatMoney(cheapest.minOrderCents)} of flowers`;
  return `${where}: buyers there pay ${formatMoney(cheapest.priceCents)}${from}.`;
}
