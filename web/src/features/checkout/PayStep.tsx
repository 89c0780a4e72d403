import type { FieldError } from '@bloomkin/shared/errors.ts';
import type { Substitution } from '@bloomkin/shared/rules/substitution.ts';
import type { FormEvent } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorLinks } from '#components/form/ErrorSummary.tsx';
import { Text } from '#components/layout/Text.ts';
import { Icon } from '#components/media/Icon.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { StepBody } from './checkoutStyles.ts';
import { focusField } from './form/fieldId.ts';
import type { Totals } from './form/totals.ts';
import { SubstitutionChoice } from './SubstitutionChoice.tsx';
import type { Phase } from './submit/checkoutView.ts';

interface PayStepProps {
  totals: Totals;
  phase: Phase;
  isGuest: boolean;
  /** Unavailable lines. */
  gone: readonly FieldError[];
  substitution: Substitution;
  onPlace: () => void;
}

const buttonLabels: Readonly<Record<Phase, string>> = {
  ready: 'Place order',
  placing: 'Placing your order …',
  asking: 'One moment …',
  leaving: 'Taking you to the card page …',
};

/** Card details are entered on the payment provider's page. */
export function PayStep({ totals, phase, isGuest, gone, substitution, onPlace }: PayStepProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'ready') onPlace();
  };
  return (
    <StepBody onSubmit={submit} noValidate>
      <SubstitutionChoice value={substitution} />
      <Text>
        {isGuest && 'We send you a code to sign you in; all you filled in stays. '}
        You pay by card on the next page. Bloomkin never sees your card number.
      </Text>
      {gone.length > 0 && (
        <Callout $tone="danger">
          <Icon name="alert" />
          <ErrorLinks errors={gone} onSelect={focusField} />
        </Callout>
      )}
      <Button kind="brand" type="submit" large wide aria-disabled={phase !== 'ready'}>
        {buttonLabels[phase]}
        {phase === 'ready' && totals.isFinal && ` · ${formatDollars(totals.total)}`}
      </Button>
      <Text role="status">
        {phase === 'asking' && 'We are asking whether your order arrived …'}
        {phase === 'leaving' && 'Almost there: pay on the next page to keep your time.'}
      </Text>
    </StepBody>
  );
}
