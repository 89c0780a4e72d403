import { listAlertChannels } from './orderAlerts.ts';

/** In the order of setup (docs/product-rules.md, "Opening a shop"). */
export const shopSteps = ['profile', 'company', 'alerts', 'store', 'delivery', 'product', 'payouts'] as const;
export type ShopStep = (typeof shopSteps)[number];

export interface ShopFacts {
  owner: { fio: string; phone: string; email: string } | null;
  company: { name: string; abn: string };
  stores: readonly {
    address: string;
    hasHours: boolean;
    pickupPoint: boolean;
    delivers: boolean;
  }[];
  hasProduct: boolean;
  payouts: { connected: boolean; chargesEnabled: boolean };
}

/** Nothing of a florist is for sale while a step is missing. */
export function findMissingSteps(facts: ShopFacts): ShopStep[] {
  return shopSteps.filter((step) => !isStepDone(step, facts));
}

function isStepDone(step: ShopStep, { owner, company, stores, hasProduct, payouts }: ShopFacts): boolean {
  const open = stores.filter(({ address, hasHours }) => address !== '' && hasHours);
  switch (step) {
    case 'profile':
      return owner === null || (owner.fio !== '' && (owner.phone !== '' || owner.email !== ''));
    case 'company':
      return company.name !== '' && company.abn !== '';
    case 'alerts':
      return owner === null || listAlertChannels(undefined, owner).length > 0;
    case 'store':
      return open.length > 0;
    case 'delivery':
      return open.some(({ delivers, pickupPoint }) => delivers || pickupPoint);
    case 'product':
      return hasProduct;
    case 'payouts':
      return payouts.connected && payouts.chargesEnabled;
  }
}
