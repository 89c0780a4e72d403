import { MoneyValues, ShippingValues } from '@bloomkin/shared/schemas/marketSettings.ts';
import { setting } from '../settings.ts';
import { keepSettings } from './keepSettings.ts';

/** What holds until an admin changes it. */
export const builtIn = {
  money: (): MoneyValues => ({ commissionPercent: setting('COMMISSION_PERCENT') }),
  shipping: (): ShippingValues => ({ leadMinutes: 120, minPriceCents: 0, maxPriceCents: 100_000 }),
};

export const readMoneySettings = keepSettings('money', MoneyValues, builtIn.money);
export const readShippingSettings = keepSettings('shipping', ShippingValues, builtIn.shipping);
