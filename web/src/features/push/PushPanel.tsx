import { useEffect, useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { Icon } from '#components/media/Icon.tsx';
import { useAction } from '#components/useAction.ts';
import { type PushState, readPushState, turnOffPush, turnOnPush } from './pushDevice.ts';

interface PushPanelProps {
  userId: string;
  /** Explains which notifications come. */
  about: string;
}

const isAppleDevice = () => /iPhone|iPad/.test(navigator.userAgent);

/** For this browser alone; its permission prompt needs a press. */
export function PushPanel({ userId, about }: PushPanelProps) {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    void readPushState(userId).then(setState, () => setState('unsupported'));
  }, [userId]);
  const { run: change, busy } = useAction(async (to: () => Promise<PushState>) => {
    const next = await to();
    setState(next);
    if (next === 'on') void notify({ tone: 'success', message: 'Notifications are on for this device' });
  });
  return (
    <Panel aria-labelledby="notifications">
      <header>
        <h2 id="notifications">Notifications on this device</h2>
        <p>{about}</p>
      </header>
      {state === undefined && <Skeleton $height="44px" $radius="22px" />}
      {state === 'off' && (
        <Button kind="brand" aria-disabled={busy} onClick={() => void change(() => turnOnPush(userId))}>
          Turn on notifications
        </Button>
      )}
      {state === 'on' && (
        <Button aria-disabled={busy} onClick={() => void change(turnOffPush)}>
          Turn off notifications
        </Button>
      )}
      {state === 'blocked' && (
        <Callout $tone="warning">
          <Icon name="info" size={20} />
          <div>
            Your browser blocks notifications from Bloomkin. Allow them in its settings for this site, then
            come back.
          </div>
        </Callout>
      )}
      {state === 'unsupported' && (
        <Callout>
          <Icon name="info" size={20} />
          <div>
            {isAppleDevice()
              ? 'On an iPhone or iPad, add Bloomkin to the Home Screen first: press Share, then “Add to Home Screen”, and open it from there.'
              : 'This browser has no notifications. Try a current Chrome, Edge, Firefox or Safari.'}
          </div>
        </Callout>
      )}
    </Panel>
  );
}
