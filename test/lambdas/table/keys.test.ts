import { codeEntity, codeIntentEntity, toCodeId } from '@bloomkin/lambdas/model/auth/codes/codeEntity.ts';
import { cartEntity } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import { cartLookupEntity } from '@bloomkin/lambdas/model/carts/cartLookupEntity.ts';
import { companyAbnEntity } from '@bloomkin/lambdas/model/companies/companyAbnEntity.ts';
import { companyEntity } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import { orderEntity } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { paymentEntity } from '@bloomkin/lambdas/model/payments/paymentEntity.ts';
import { productEntity, skuEntity } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { reviewAuthorEntity, reviewEntity } from '@bloomkin/lambdas/model/reviews/reviewEntity.ts';
import { storeEntity, storeLookupEntity } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import { userEntity } from '@bloomkin/lambdas/model/users/userEntity.ts';
import { userUniqueEntity } from '@bloomkin/lambdas/model/users/userUniqueEntity.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('the keys of the table', () => {
  it('equal each other only for equal ids', () => {
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/).map((text) => text as never);
    const text = fc.string({ unit: 'binary', maxLength: 12 });
    const kind = fc.constantFrom('PHONE' as const, 'EMAIL' as const, 'LOGIN' as const);
    const made = fc.oneof(
      id.map((a) => ({ of: ['user', a], key: userEntity.key({ id: a }) })),
      id.map((a) => ({ of: ['cart', a], key: cartEntity.key({ userId: a }) })),
      fc
        .tuple(id, fc.constantFrom('sms', 'email'))
        .map(([a, b]) => ({ of: ['code', a, b], key: codeEntity.key(toCodeId({ id: a, channel: b })) })),
      fc.tuple(id, fc.constantFrom('sms', 'email'), id).map(([a, b, c]) => ({
        of: ['code', a, b, c],
        key: codeEntity.key(toCodeId({ id: a, channel: b, device: c })),
      })),
      id.map((a) => ({ of: ['intent', a], key: codeIntentEntity.key({ userId: a }) })),
      id.map((a) => ({ of: ['hash', a], key: cartLookupEntity.key({ hash: a }) })),
      id.map((a) => ({ of: ['order', a], key: orderEntity.key({ id: a }) })),
      id.map((a) => ({ of: ['payment', a], key: paymentEntity.key({ orderId: a }) })),
      id.map((a) => ({ of: ['company', a], key: companyEntity.key({ id: a }) })),
      fc
        .tuple(id, id)
        .map(([a, b]) => ({ of: ['store', a, b], key: storeEntity.key({ companyId: a, id: b }) })),
      id.map((a) => ({ of: ['pointer', a], key: storeLookupEntity.key({ id: a }) })),
      id.map((a) => ({ of: ['product', a], key: productEntity.key({ id: a }) })),
      fc
        .tuple(id, id)
        .map(([a, b]) => ({ of: ['review', a, b], key: reviewEntity.key({ productId: a, id: b }) })),
      text.map((a) => ({ of: ['abn', a], key: companyAbnEntity.key({ abn: a }) })),
      fc
        .tuple(kind, text)
        .map(([a, b]) => ({ of: ['unique', a, b], key: userUniqueEntity.key({ kind: a, value: b }) })),
      fc
        .tuple(id, text)
        .map(([a, b]) => ({ of: ['sku', a, b], key: skuEntity.key({ companyId: a, sku: b }) })),
      fc.tuple(id, id).map(([a, b]) => ({
        of: ['reviewed', a, b],
        key: reviewAuthorEntity.key({ userId: a, productId: b }),
      })),
    );
    fc.assert(
      fc.property(made, made, (one, other) => {
        const same = JSON.stringify(one.of) === JSON.stringify(other.of);
        expect(JSON.stringify(one.key) === JSON.stringify(other.key)).toBe(same);
      }),
      { numRuns: 5000, seed: 20_261_121 },
    );
  });
});
