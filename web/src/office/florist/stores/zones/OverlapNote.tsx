import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { useMemo } from 'react';
import { Callout } from '#components/feedback/Callout.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { listOverlaps } from './overlaps.ts';
import type { Suburb } from './useLocalities.ts';
import { zoneName } from './ZoneSelect.tsx';
import { byPrice, type Zone, zonesAt } from './zone.ts';

const namedAtMost = 4;

const list = (names: readonly string[]) => new Intl.ListFormat('en-AU').format(names);
const zonesKey = (zones: readonly Zone[]) => zones.map(({ id }) => id).join(' ');

interface OverlapNoteProps {
  zones: readonly Zone[];
  suburbs: readonly Pick<Suburb, 'name' | 'lat' | 'lng'>[];
}

/** Suburbs in two zones, and the price there; then zones that overlap where no suburb has its middle. */
export function OverlapNote({ zones, suburbs }: OverlapNoteProps) {
  const overlaps = useMemo(() => listOverlaps(zones), [zones]);
  const shared = suburbs
    .map((suburb) => ({ suburb, at: zonesAt(zones, suburb) }))
    .filter(({ at }) => at.length > 1);
  const groups = [...Map.groupBy(shared, ({ at }) => zonesKey(at)).values()];
  const between = overlaps.filter(
    (overlap) => !shared.some(({ at }) => overlap.zones.every((zone) => at.includes(zone))),
  );
  if (groups.length === 0 && between.length === 0) return null;
  return (
    <Callout $tone="warning">
      <OfficeIcon name="alert" size={20} />
      <div>
        <b>Where zones overlap, the cheaper one counts.</b>
        {groups.map((group) => {
          const at = group[0]?.at ?? [];
          return (
            <p key={zonesKey(at)}>
              {describeGroup(
                group.map(({ suburb }) => suburb.name),
                at,
              )}
            </p>
          );
        })}
        {between.map((overlap) => (
          <p key={zonesKey(overlap.zones)}>{describeBetween(overlap.zones)}</p>
        ))}
      </div>
    </Callout>
  );
}

function describeGroup(names: readonly string[], at: readonly Zone[]): string {
  const more = names.length - namedAtMost;
  const named = more > 0 ? [...names.slice(0, namedAtMost), `${more} more`] : names;
  const verb = names.length === 1 ? 'is' : 'are';
  return `${list(named)} ${verb} in ${list(at.map(zoneName))}${describePrice(at[0])}`;
}

const describeBetween = (zones: readonly Zone[]) =>
  `${list(zones.map(zoneName))} overlap between the middles of suburbs${describePrice(zones.toSorted(byPrice)[0])}`;

function describePrice(cheapest: Zone | undefined): string {
  if (!cheapest || cheapest.priceCents === null || Number.isNaN(cheapest.priceCents)) return '.';
  const from =
    cheapest.minOrderCents === null ? '' : `, from ${formatMoney(cheapest.minOrderCents)} of flowers`;
  return `: buyers there pay ${formatMoney(cheapest.priceCents)}${from}.`;
}
