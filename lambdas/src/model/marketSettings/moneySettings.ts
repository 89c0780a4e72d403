import { MoneyValues } from '@bloomkin/shared/schemas/settingsValues.ts';
import { setting } from '#platform/settings.ts';
import { cacheSettings } from './cacheSettings.ts';

export const builtInMoney = (): MoneyValues => ({ commissionPercent: setting('COMMISSION_PERCENT') });

export const readMoneySettings = cacheSettings('money', MoneyValues, builtInMoney);
