import { MoneyValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { setting } from '../settings.ts';
import { keepSettings } from './keepSettings.ts';

export const builtInMoney = (): MoneyValues => ({ commissionPercent: setting('COMMISSION_PERCENT') });

export const readMoneySettings = keepSettings('money', MoneyValues, builtInMoney);
