import { Icon } from '../../components/media/Icon.tsx';
import { Callout } from '../checkout/checkoutStyles.ts';
import { ErrorSummary } from '../checkout/ErrorSummary.tsx';
import type { Said } from './useSaving.ts';

/** What is wrong with a form, above it: its fields in a summary that takes the focus, or the whole in a sentence. */
export const FormFaults = ({ said }: { said: Said }) => (
  <>
    <ErrorSummary errors={said.errors} said={said} />
    {said.failure && (
      <Callout $tone="danger" role="alert">
        <Icon name="alert" />
        {said.failure}
      </Callout>
    )}
  </>
);
