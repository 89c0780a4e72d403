import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '../support/securityFixture.ts';
import { goodCall, goodCells } from './matrix/goodCalls.ts';

const test = securityFixture();
const randomSeed = 20_261_121;

/** Ids that would be another row's key, end a path early, or break what reads them. */
const evil = [
  'a#b',
  'USER#nobody',
  '../admin',
  '..%2f..%2fUSER',
  'x/USER',
  '\u0000',
  'x\u0000y',
  'USER#1|2',
  '{"pk":"USER#1"}',
  '$ne',
  "' OR '1'='1",
  'é',
  '💐',
  '‮',
  'a'.repeat(65),
  'a'.repeat(5000),
  ' ',
  'a b',
  '-1e400',
  '__proto__',
];
const nasty = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evil) },
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).map((text) => `${text}#x`),
);

const named = goodCells.filter(({ row }) => row.subject !== 'nothing');

describe('an invalid id', () => {
  it.each(named.map((cell) => [`${cell.name}${cell.row.what ? `, ${cell.row.what}` : ''}`, cell] as const))(
    'is refused and never part of a key: %s',
    async (_, cell) => {
      const { backend, seed } = test;
      await fc.assert(
        fc.asyncProperty(nasty, async (id) => {
          const { route, call } = await goodCall(backend, seed, cell, id);
          backend.tableCalls.forget();
          const { status, code } = await backend.handlers.call(route, call);
          expect([403, 404, 422, ...fineFor(id)], `${code} for ${JSON.stringify(id)}`).toContain(status);
          if (id.includes('#'))
            expect(backend.tableCalls.text('all')).not.toContain(JSON.stringify(id).slice(1, -1));
          if (status !== 200) expect(backend.tableCalls.changed).toEqual([]);
        }),
        { numRuns: 12, seed: randomSeed, examples: evil.slice(0, 4).map((id): [string] => [id]) },
      );
    },
  );
});

/** Letters, dashes and underscores are a valid, unknown id; a list by an unknown company is empty. */
const fineFor = (id: string) => (/^[A-Za-z0-9_-]{1,64}$/.test(id) ? [200] : []);

describe('the keys of the table', () => {
  it('equal each other only for equal ids', async () => {
    const { codeEntity, codeIntentEntity, toCodeId } = await import(
      '@bloomkin/lambdas/model/auth/codes/codeEntity.ts'
    );
    const { companyAbnEntity } = await import('@bloomkin/lambdas/model/companies/companyAbnEntity.ts');
    const { companyEntity } = await import('@bloomkin/lambdas/model/companies/companyEntity.ts');
    const { storeEntity, storeLookupEntity } = await import('@bloomkin/lambdas/model/stores/storeEntity.ts');
    const { userEntity } = await import('@bloomkin/lambdas/model/users/userEntity.ts');
    const { userUniqueEntity } = await import('@bloomkin/lambdas/model/users/userUniqueEntity.ts');
    const { cartEntity } = await import('@bloomkin/lambdas/model/carts/cartEntity.ts');
    const { cartLookupEntity } = await import('@bloomkin/lambdas/model/carts/cartLookupEntity.ts');
    const { orderEntity } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    const { paymentEntity } = await import('@bloomkin/lambdas/model/payments/paymentEntity.ts');
    const { productEntity, skuEntity } = await import('@bloomkin/lambdas/model/products/productEntity.ts');
    const { reviewAuthorEntity, reviewEntity } = await import(
      '@bloomkin/lambdas/model/reviews/reviewEntity.ts'
    );
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
      { numRuns: 5000, seed: randomSeed },
    );
  });
});
