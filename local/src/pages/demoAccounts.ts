import { florists } from '#demo/content/florist.ts';
import { adminPhone, buyerPhone } from '#demo/content/shopContent.ts';

export interface DemoAccount {
  login: string;
  what: string;
  /** E.164. */
  phone: string;
}

/** Have the demo password, in the local run only. */
export const demoAccounts: readonly DemoAccount[] = [
  { login: 'buyer@flowers.test', what: 'Buyer', phone: buyerPhone },
  ...florists.map(({ login, brand, owner }) => ({
    login: `${login}@flowers.test`,
    what: brand,
    phone: owner.phone,
  })),
  { login: 'admin@flowers.test', what: 'Administrator', phone: adminPhone },
];
