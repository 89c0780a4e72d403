import { paths } from '@bloomkin/shared/pages.ts';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { useOnline } from '#components/hooks/useOnline.ts';
import { Row } from '#components/layout/boxes.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
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
          <Callout $tone="warning">
            <OfficeIcon name="offline" size={20} />
            <div>
              No reception. Go on: {waiting === 0 ? 'all is kept' : `${waiting} to send, kept`} on this phone.
            </div>
          </Callout>
        )}
        {isOnline && waiting > 0 && (
          <Callout $tone="warning">
            <OfficeIcon name="clock" size={20} />
            <div>
              {waiting} to send.
              {status === 'guest' && (
                <ButtonLink to={paths.login({ next: paths.orderDrive() })}>Sign in to send them</ButtonLink>
              )}
            </div>
          </Callout>
        )}
        {run && isOnline && acts.length === 0 && (
          <Callout $tone="success">
            <OfficeIcon name="check" size={20} />
            <div>
              All sent.
              {isDone({ run, acts }) && <Button onClick={() => void finish()}>Go back to the shop</Button>}
            </div>
          </Callout>
        )}
        {run && isKept === false && (
          <Callout $tone="danger">
            <OfficeIcon name="alert" size={20} />
            <div>This phone cannot keep the page: leave it open until you are back.</div>
          </Callout>
        )}
      </div>
      {refused.map((act) => (
        <Callout key={act.id} $tone="danger" role="alert">
          <OfficeIcon name="alert" size={20} />
          <div>
            <p>
              <b>#{act.number} was not taken.</b> {act.refused?.message}
            </p>
            <Row>
              <Button onClick={() => void answerRefusal(act, true)}>
                {act.refused?.code === 'ORDER.EARLY' ? 'Send it now' : 'Try again'}
              </Button>
              <Button onClick={() => void answerRefusal(act, false)}>Leave it</Button>
            </Row>
          </div>
        </Callout>
      ))}
    </>
  );
}
