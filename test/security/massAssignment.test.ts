import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { securityFixture } from '../support/securityFixture.ts';
import { goodCall, goodCells } from './matrix/goodCalls.ts';

const test = securityFixture();
const randomSeed = 20_261_121;

/** Unlikely values. */
const planted = { text: 'zq-planted', number: 31_337.25 };
const values = fc.constantFrom(planted.text, planted.number, [planted.text], {
  id: planted.text,
  planted: planted.number,
});

/** Names of what is stored beside what people say, and of what answers show: any of them might be taken over. */
const storedNames = [
  'pk sk ttl userId ownerId companyId companyName companyBrand role roles is_admin isAdmin manager_status managerStatus',
  'manager_rights managerRights rolesBeforeHire',
  'active pending inCognito hasPassword has_password sessionsNotBeforeSeconds endedSessions login id version revision',
  'createdAt created_at updatedAt priceCents product_price order_summ total totalCents goodsCents deliveryCents',
  'delivery_cost commissionPercent payment_status paymentStatus paidBy paymentSessionId paymentIntentId history number',
  'cartHash cart_hash lines addKeys placeTaken storeId searchText ratingSum reviewsCount soldCount rating deleted',
  'photos paymentAccountId chargesEnabled stripe deliveryRecord points abn companies companiesByBrand ordersOfUser',
  'ordersOfCompany ordersOfAll __proto__ constructor prototype',
].flatMap((line) => line.split(' '));

/** The fields of a route's body: storing these is its work. */
function declaredFields(body: z.ZodType | undefined): ReadonlySet<string> {
  if (!body) return new Set();
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return new Set(Object.keys(properties));
}

const changing = goodCells.filter(({ route }) => route.method !== 'GET' && route.options.bodyKind !== 'raw');

describe('a call with fields that its route does not declare', () => {
  it.each(
    changing.map((cell) => [`${cell.name}${cell.row.what ? `, ${cell.row.what}` : ''}`, cell] as const),
  )('stores none of them: %s', async (_, cell) => {
    const { backend, seed } = test;
    const known = declaredFields(cell.route.options.body);
    const names = storedNames.filter((name) => !known.has(name));
    const extras = fc.dictionary(fc.constantFrom(...names), values, {
      minKeys: 20,
      maxKeys: 40,
      noNullPrototype: true,
    });
    await fc.assert(
      fc.asyncProperty(extras, async (extra) => {
        const { route, call } = await goodCall(backend, seed, cell);
        backend.tableCalls.forget();
        const body = typeof call.body === 'object' ? { ...extra, ...call.body } : extra;
        const answer = await backend.handlers.call(route, {
          ...call,
          body,
          query: { ...extra, ...call.query },
        });
        expect([200, 204], answer.text).toContain(answer.status);
        const written = backend.tableCalls.text('writes');
        expect(written).not.toContain(planted.text);
        expect(written).not.toContain(String(planted.number));
      }),
      { numRuns: 4, seed: randomSeed },
    );
  });
});

/** They answer no caller of the matrix well: codes and links are sent, the provider signs or has an account or a payment, a picture is a file, who asks to join works nowhere yet. */
const byProofAlone = [
  'logInByCode',
  'changePasswordFromLink',
  'checkPasswordLink',
  'confirmProfile',
  'receivePaymentEvent',
  'openPayoutDashboard',
  'refundOrder',
  'addProductPhoto',
  'uploadAvatar',
  'importProducts',
  'uploadLogo',
  'uploadCover',
  'unsubscribe',
  'remindOfCart',
  'bindManager',
];

it('every writing route is tested here', () => {
  const covered = new Set(changing.map(({ route }) => route));
  const left = allRoutes.filter(({ route }) => route.method !== 'GET' && !covered.has(route));
  const message = 'give it a row with a cell that answers 200, or say here why there is none';
  expect(
    left.map(({ name }) => name).filter((name) => !byProofAlone.includes(name)),
    message,
  ).toEqual([]);
});
