import { registerBySms } from '@bloomkin/shared/routes/auth.ts';
import { createCampaign } from '@bloomkin/shared/routes/campaigns.ts';
import { addProduct, getCart, remindOfCart, updateCart } from '@bloomkin/shared/routes/cart.ts';
import { getChannels } from '@bloomkin/shared/routes/catalogue.ts';
import { createDiscount } from '@bloomkin/shared/routes/discounts.ts';
import { changeFeatureSettings, getFeatureSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { writeReview } from '@bloomkin/shared/routes/reviews.ts';
import type { FeatureName } from '@bloomkin/shared/rules/features.ts';
import type { FeatureValues } from '@bloomkin/shared/schemas/features.ts';
import { expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { newPhone, visitAs, visitAsBuyer } from '#support/people.ts';
import { pickProduct } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

const allOn: FeatureValues = {
  ...{ reviews: true, discount_codes: true, cart_reminders: true, push_campaigns: true },
  partner_sign_up: true,
  ucp: true,
  mcp: true,
  acp: true,
  web_mcp: true,
};
const allOff: FeatureValues = {
  ...{ reviews: false, discount_codes: false, cart_reminders: false, push_campaigns: false },
  partner_sign_up: false,
  ucp: false,
  mcp: false,
  acp: false,
  web_mcp: false,
};

it('a switched-off feature is refused and keeps its data', async () => {
  const [admin, ruby] = [await visitAs(test, 'admin'), await visitAsBuyer(test)];
  const product = await pickProduct(ruby);
  const switchAll = async (values: FeatureValues) => {
    const { version } = (await admin.call(getFeatureSettings, {})).data;
    await admin.call(changeFeatureSettings, { body: { version, values } });
  };
  const offer = { name: 'Spring', code: 'SPRING26', kind: 'percent' as const, value: 10 };
  await admin.call(createDiscount, { body: { ...offer, company_id: product.company } });
  const { data: cart } = await ruby.call(addProduct, { body: { product_id: product.id, count: 1 } });
  const params = { id: cart.cart_hash };
  const useCode = (discount_code: string) => ruby.send(updateCart, { params, body: { discount_code } });
  expect((await useCode('SPRING26')).data.data.discount_total).toBeGreaterThan(0);

  const ofProduct = { params: { id: product.id } };
  const partner = (roles: ['ROLE_VENDOR'] | ['ROLE_BUYER']) =>
    test.visitor().send(registerBySms, {
      body: { phoneNumbers: newPhone(), country_code: '+61', fio: 'Moss Fern', roles },
    });
  /** Without those of agents, whose function has its own tests. */
  const tries: Record<
    Exclude<FeatureName, 'ucp' | 'mcp' | 'acp' | 'web_mcp'>,
    () => Promise<{ status: number; failure: { code: string } }>
  > = {
    reviews: () => ruby.send(writeReview, { ...ofProduct, body: { rating: 5 } }),
    discount_codes: () => useCode('OTHER26'),
    cart_reminders: () => admin.send(remindOfCart, { params }),
    push_campaigns: () =>
      admin.send(createCampaign, { body: { title: 'Peonies', text: 'They are here', path: '/main' } }),
    partner_sign_up: () => partner(['ROLE_VENDOR']),
  };

  await switchAll(allOff);
  for (const [name, attempt] of Object.entries(tries)) {
    const { status, failure } = await attempt();
    expect([name, status, failure.code]).toEqual([name, 409, 'FEATURE.OFF']);
  }
  expect((await partner(['ROLE_BUYER'])).status).toBe(200);
  expect((await ruby.call(getCart, {})).data).toMatchObject({ discount_code: 'SPRING26', discount_total: 0 });
  const fresh = { headers: { 'x-catalogue-version': '0' } };
  expect((await ruby.send(getChannels, {}, fresh)).data.data.features).toEqual(allOff);

  await switchAll(allOn);
  for (const [name, attempt] of Object.entries(tries))
    expect((await attempt()).failure.code, name).not.toBe('FEATURE.OFF');
  expect((await ruby.call(getCart, {})).data.discount_total).toBeGreaterThan(0);
});
