import { paths } from '@bloomkin/shared/pages.ts';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { useOnline } from '#components/hooks/useOnline.ts';
import { Row } from '#components/layout/boxes.ts';
import { IconCallout } from '#office/kit/IconCallout.tsx';
import { answerRefusal, type DeviceRun, endRun, isDone } from '#office/orders/run/runStore.ts';
import { useSession } from '#session/useSession.ts';

interface WaitingProps {
  state: DeviceRun;
  isKept: boolean | undefined;
}

/** What is still on the phone, and what was refused. */
export function Waiting({ state: { run, acts }, isKept }: WaitingProps) {
  const isOnline = useOnline();
  const { status } = useSession();
  const navigate = useNavigate();
  const finish = async () => {
    await endRun();
    await navigate(paths.orderRun());
  };
  const refused = acts.filter((act) => act.refused);
  const waiting = acts.length - refused.length;
  return (
    <>
      <div role="status">
        {run && !isOnline && (
          <IconCallout $tone="warning" icon="offline">
            No reception. Go on: {waiting === 0 ? 'all is kept' : `${waiting} to send, kept`} on this phone.
          </IconCallout>
        )}
        {isOnline && waiting > 0 && (
          <IconCallout $tone="warning" icon="clock">
            {waiting} to send.
            {status === 'guest' && (
              <ButtonLink to={paths.login({ next: paths.orderDrive() })}>Sign in to send them</ButtonLink>
            )}
          </IconCallout>
        )}
        {run && isOnline && acts.length === 0 && (
          <IconCallout $tone="success" icon="check">
            All sent.
            {isDone({ run, acts }) && <Button onClick={() => void finish()}>Go back to the shop</Button>}
          </IconCallout>
        )}
        {run && isKept === false && (
          <IconCallout $tone="danger" icon="alert">
            This phone cannot keep the page: leave it open until you are back.
          </IconCallout>
        )}
      </div>
      {refused.map((act) => (
        <IconCallout key={act.id} $tone="danger" icon="alert" role="alert">
          <p>
            <b>#{act.number} was not taken.</b> {act.refused?.message}
          </p>
          <Row>
            <Button onClick={() => void answerRefusal(act, true)}>
              {act.refused?.code === 'ORDER.EARLY' ? 'Send it now' : 'Try again'}
            </Button>
            <Button onClick={() => void answerRefusal(act, false)}>Leave it</Button>
          </Row>
        </IconCallout>
      ))}
    </>
  );
}
