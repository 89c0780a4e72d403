import { paths } from '@bloomkin/shared/pages.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { CalloutRow } from '#office/kit/moneyStyles.ts';

/** On the return from connecting payouts, usually the last step: what comes next. */
export function ShopOpened({ company }: { company: Company }) {
  const [search] = useSearchParams();
  if (search.get('payouts') !== 'back' || !company.stripe?.charges_enabled) return null;
  const left = company.missing_steps?.length ?? 0;
  const isWaiting = company.approved === null;
  return left > 0 || isWaiting ? (
    <CalloutRow $tone="info" role="status">
      <div>
        <b>Payouts are connected.</b>{' '}
        {left > 0
          ? `${pluralise(left, 'step')} left until buyers can order from you.`
          : 'We look at your shop now, and tell you when buyers can order.'}
      </div>
      <ButtonLink to={paths.openShop()}>Open your shop</ButtonLink>
    </CalloutRow>
  ) : (
    <CalloutRow $tone="success" role="status">
      <div>
        <b>Your shop is open.</b> Buyers find you now, and orders come in by themselves.
      </div>
      <ButtonLink to={paths.florist(company.id)}>See your shop</ButtonLink>
    </CalloutRow>
  );
}
