import { ErrorSummary } from '#components/form/ErrorSummary.tsx';
import { CheckoutNotice } from './CheckoutNotice.tsx';
import { CardSection } from './card/CardSection.tsx';
import { Section } from './checkoutStyles.ts';
import { focusField } from './form/fieldId.ts';
import type { Checkout } from './submit/useCheckout.ts';
import { WhenSection } from './when/WhenSection.tsx';
import { WhereSection } from './where/WhereSection.tsx';
import { YouSection } from './you/YouSection.tsx';

/** One page in which nothing collapses; errors are above it and beside their field. */
export function CheckoutSections({ checkout }: { checkout: Checkout }) {
  const { cart, form, days } = checkout.view;
  const { errors, attempt, notice, phase, onSignedIn } = checkout;
  const sectionProps = {
    companyId: cart.companyId,
    form,
    errorOf: (path: string) => errors.find((error) => error.path === path)?.message,
  };
  return (
    <div inert={phase === 'leaving'}>
      <CheckoutNotice lines={notice} />
      <ErrorSummary errors={errors} attempt={attempt} onSelect={focusField} />
      <CardSection {...sectionProps} />
      <WhereSection {...sectionProps} />
      <WhenSection {...sectionProps} days={days} />
      <YouSection {...sectionProps} onSignedIn={onSignedIn} />
      <Section aria-labelledby="checkout-pay">
        <h2 id="checkout-pay">Pay</h2>
        <p>
          Card, Apple Pay or Google Pay, on the next page and without a surcharge. Bloomkin never sees your
          card number.
        </p>
      </Section>
    </div>
  );
}
