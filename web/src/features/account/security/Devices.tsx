import { paths } from '@bloomkin/shared/pages.ts';
import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { IconShape } from '#components/media/IconShape.tsx';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { notifyError } from '#components/notifyError.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { messageOfError } from '#errors/apiError.ts';
import type { useDevices } from './useDevices.ts';

const DeviceRows = styled.ul`
  margin-bottom: 16px;
  li {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li:first-child {
    padding-top: 0;
  }
  svg {
    color: var(--bk-text-secondary);
  }
  b {
    margin-right: 6px;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  @media (max-width: 479px) {
    li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

type DevicesProps = ReturnType<typeof useDevices>;

export const Devices = ({ devices, failure, reload, ...changes }: DevicesProps) => (
  <ListView
    name="devices"
    failedTitle="We could not load your devices."
    loadingLabel="Loading your devices"
    skeleton={<Skeleton $height="96px" $radius="16px" />}
    items={devices}
    failure={failure && messageOfError(failure)}
    onRetry={reload}
  >
    {(loaded) => <DeviceList devices={loaded} {...changes} />}
  </ListView>
);

interface DeviceListProps extends Pick<DevicesProps, 'end' | 'endAll'> {
  devices: readonly Session[];
}

function DeviceList({ devices, end, endAll }: DeviceListProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function endOne(device: Session) {
    try {
      await end(device);
      void notify({ tone: 'success', message: `${device.device} is signed out` });
    } catch (error) {
      notifyError(error, () => void endOne(device));
    }
  }
  async function endAllNow() {
    setAsking(false);
    // The sign-out page clears local data.
    await endAll().then(() => navigate(paths.logout()), notifyError);
  }
  return (
    <>
      <DeviceRows>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => void endOne(device)} />
        ))}
      </DeviceRows>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      <EndAllDialog open={isAsking} onEnd={() => void endAllNow()} onKeep={() => setAsking(false)} />
    </>
  );
}

interface EndAllDialogProps {
  open: boolean;
  onEnd: () => void;
  onKeep: () => void;
}

const EndAllDialog = ({ open, onEnd, onKeep }: EndAllDialogProps) => (
  <Dialog
    open={open}
    onClose={onKeep}
    title="Sign out everywhere?"
    size="md"
    footer={
      <FormButtons>
        <Button kind="danger" onClick={onEnd}>
          Sign out everywhere
        </Button>
        <Button kind="quiet" onClick={onKeep}>
          Stay signed in
        </Button>
      </FormButtons>
    }
  >
    <p>All devices are signed out at once, this one too. You can sign in again straight away.</p>
  </Dialog>
);

const isHandheld = (device: string) => /iphone|ipad|android|phone|tablet/i.test(device);

function DeviceRow({ device, onEnd }: { device: Session; onEnd: () => void }) {
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
