import { Callout } from '#components/feedback/Callout.ts';
import { Icon } from '#components/media/Icon.tsx';

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
