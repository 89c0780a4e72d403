import { describePurchases } from './describePurchases.ts';

describePurchases(Number(process.env.PURCHASE_SEED ?? 3));
