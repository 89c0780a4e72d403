import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { ErrorLinks } from '#components/form/ErrorSummary.tsx';
import { Text } from '#components/layout/Text.ts';
import { FoldedCard } from '#components/media/FoldedCard.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { DocumentLink } from '#features/documents/DocumentLink.tsx';
import { deliveryTimeLabel } from '#features/orders/deliveryTimeLabel.ts';
import { Hint } from '#features/signIn/signInStyles.ts';
import { findUnavailable } from './form/checkoutFaults.ts';
import { focusField } from './form/fieldId.ts';
import type { Phase } from './submit/checkoutView.ts';
import type { Checkout } from './submit/useCheckout.ts';

/** On phones and tablets it stays at the foot of the screen, with what it is about. */
const Bar = styled.div`
  position: relative;
  margin-top: 14px;
  > span {
    position: absolute;
    right: 28px;
    bottom: calc(100% - 4px);
    pointer-events: none;
  }
  > p {
    display: none;
  }
  @media (max-width: 1023px) {
    position: fixed;
    z-index: 50;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin: 0;
    gap: 14px;
    padding: 10px 20px max(12px, env(safe-area-inset-bottom));
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
    box-shadow: 0 -8px 24px -12px color-mix(in srgb, var(--bk-ink) 18%, transparent);
    > p {
      display: grid;
      min-width: 0;
      color: var(--bk-text-secondary);
      font-size: 0.8125rem;
      b {
        color: var(--bk-text-primary);
        font-size: 1.125rem;
      }
    }
    > button {
      flex: none;
      width: auto;
    }
    /* The total stands beside it. */
    > button span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      clip-path: inset(50%);
    }
  }
`;

const buttonLabels: Readonly<Record<Phase, string>> = {
  ready: 'Place order',
  checking: 'One moment …',
  placing: 'Placing your order …',
  asking: 'One moment …',
  leaving: 'Taking you to the card page …',
};

/** The card folds and its seal lands while the order is on its way, which waits for neither. */
const isSent = (phase: Phase) => phase === 'placing' || phase === 'asking' || phase === 'leaving';

/** Card details are entered on the payment provider's page. */
export function PlaceOrder({ checkout }: { checkout: Checkout }) {
  const { phase, errors, place } = checkout;
  const { cart, form, totals } = checkout.view;
  const total = formatDollars(totals.total);
  // Already shown above after a submit.
  const gone = errors.length > 0 ? [] : findUnavailable(cart.lines);
  return (
    <>
      {gone.length > 0 && (
        <Callout $tone="danger">
          <Icon name="alert" />
          <ErrorLinks errors={gone} onSelect={focusField} />
        </Callout>
      )}
      <Hint>
        GST, where charged, is included; nothing is added later. By placing the order you accept the{' '}
        <DocumentLink name="user_agreement" title="conditions" /> and the{' '}
        <DocumentLink name="privacy" title="privacy policy" />. We write to you about this order only.
      </Hint>
      <Bar>
        <p aria-hidden="true">
          <b>{total}</b>
          {deliveryTimeLabel({ deliveryDay: form.day, delivery_period: form.period })}
        </p>
        {isSent(phase) && form.cardMessage.trim() !== '' && (
          <span>
            <FoldedCard name={form.forMe ? 'For me' : (firstName(form.recipientName) ?? '')} folds />
          </span>
        )}
        <Button
          kind="brand"
          large
          wide
          aria-disabled={phase !== 'ready'}
          onClick={() => phase === 'ready' && place()}
        >
          {buttonLabels[phase]}
          {phase === 'ready' && totals.isFinal && <span>{` · ${total}`}</span>}
        </Button>
      </Bar>
      <Text role="status">
        {phase === 'asking' && 'We are asking whether your order arrived …'}
        {phase === 'leaving' && 'Almost there: pay on the next page to keep your time.'}
      </Text>
    </>
  );
}
