import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

const isHandheld = (device: string) => /iphone|ipad|android|phone|tablet/i.test(device);

export function DeviceRow({ device, onEnd }: { device: Session; onEnd: () => void }) {
  const { device: name, signed_in_at, last_seen_at, current } = device;
  const [wasPressed, setPressed] = useState(false);
  const format = (instant: string) => formatInstant(instant, userTimeZone());
  const end = () => {
    if (wasPressed) return;
    setPressed(true);
    onEnd();
  };
  return (
    <li>
      <IconShape path={isHandheld(name) ? officeIconPaths.handset : officeIconPaths.device} size={26} />
      <p>
        <b>{name}</b> {current && <StatusPill tone="success">This device</StatusPill>}
        <small>
          Signed in {format(signed_in_at)} · last seen {format(last_seen_at)}
        </small>
      </p>
      {!current && (
        <Button onClick={end}>
          Sign out{' '}
          <VisuallyHidden>
            {name}, signed in {format(signed_in_at)}
          </VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
