import { Grid } from '#components/layout/boxes.ts';
import { IconCallout } from '#office/kit/IconCallout.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { DriveStop } from '#office/orders/run/runTypes.ts';
import { Feet, Reason } from './driveStyles.ts';
import { CallLink } from './NextStop.tsx';

const reasons = [
  ['home', 'Nobody home', 'and it may not be left'],
  ['lock', 'Could not get in', 'gate, buzzer, ward'],
  ['pin', 'Wrong address', 'they do not live there'],
  ['stop', 'They refused it', ''],
  ['alert', 'Flowers were damaged', 'bring them back'],
] as const;

interface CouldNotProps {
  stop: DriveStop;
  onFailed: (reason: string) => void;
}

/** One press says why; the order stays open, and its buyer is told. */
export function CouldNot({ stop, onFailed }: CouldNotProps) {
  const [name, sender] = [firstName(stop.name), firstName(stop.sender.name)];
  const hasTwo = stop.phone !== '' && stop.phone !== stop.sender.phone;
  return (
    <>
      <section>
        <h1>What happened at {[stop.unit, stop.street].filter(Boolean).join(', ')}?</h1>
        {reasons.map(([icon, reason, hint]) => (
          <Reason key={reason} type="button" onClick={() => onFailed(reason)}>
            <OfficeIcon name={icon} size={22} />
            <span>
              <b>{reason}</b> {hint && <small>{hint}</small>}
            </span>
          </Reason>
        ))}
        <IconCallout icon="phone">
          {hasTwo ? `Call ${name} or the sender, ${sender}, first.` : `Call ${name} first.`}
        </IconCallout>
      </section>
      <Feet>
        <Grid $columns={hasTwo ? 2 : 1} $gap={2}>
          <CallLink name={name} phone={stop.phone || stop.sender.phone} label={name} />
          {hasTwo && <CallLink name={sender} phone={stop.sender.phone} label={sender} />}
        </Grid>
      </Feet>
    </>
  );
}

const firstName = (name: string): string => name.split(' ')[0] ?? name;
