import { Callout } from '../feedback/Callout.ts';
import { Icon } from '../media/Icon.tsx';

/** Why a form was rejected as a whole. The live region stays mounted, so that screen readers announce the message. */
export const FormError = ({ message }: { message: string | undefined }) => (
  <div role="alert" hidden={!message}>
    {message && (
      <Callout $tone="danger">
        <Icon name="alert" size={20} />
        {message}
      </Callout>
    )}
  </div>
);
