import { Callout } from '../feedback/Callout.ts';
import { Icon } from '../media/Icon.tsx';

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
