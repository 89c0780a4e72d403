import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';
import { productsForSurryHills } from '#support/shopping.ts';

let skus = 0;

export function productsFixture() {
  const test = localCloud({ demoData: true });
  async function floristAtWork(name = 'vendor1') {
    const florist = test.visitor();
    const { company } = await signInDemoUser(florist, name);
    // Those that other tests made have no values.
    const model = (await productsForSurryHills(florist)).find((one) => one.parameter_values.length > 0);
    if (!model) throw new Error('The demo data has no product with values');
    const form = {
      name: 'Paper daisies',
      price: '45.50',
      sku: `PD-${++skus}`,
      category: model.category.id,
      type: model.type.id,
    };
    return { florist, form, model, companyId: company?.id ?? '' };
  }
  return { test, floristAtWork };
}
