import fc from 'fast-check';

/** Text that no row may hold. */
export const unstorable = ['\ud800', 'Happy birthday \ud83d', '\udc90 love', 'a\u0000b', '\u0000'];

const oddTexts = [
  ...[
    '',
    '0',
    '-1',
    '1e400',
    '1e-400',
    'NaN',
    'Infinity',
    '999999999999',
    '0x10',
    '٣',
    '1,1',
    'null',
    'true',
  ],
  ...['[]', '{}', '[[[[[[]]]]]]', '[{"parameter_id":"a","values":"b"}]', '%', '\u0000'],
  ...['2026-02-30', '0000-00-00'],
];

const oddText = fc.oneof(fc.constantFrom(...oddTexts), fc.string({ unit: 'binary', maxLength: 300 }));
const oddValue = fc.oneof(
  oddText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(1e308, -0, 2 ** 53, [], {}, null),
);

const among = (names: readonly string[]) => fc.constantFrom(...names);
export const oddQuery = (names: readonly string[]) =>
  fc.dictionary(among(names), oddText, { minKeys: 1, maxKeys: 4, noNullPrototype: true });
export const oddBody = (names: readonly string[]) =>
  fc.dictionary(among(names), oddValue, { minKeys: 1, noNullPrototype: true });

/** Ids that would be another row's key, end a path early, or break what reads them. */
const evilIds = [
  ...['a#b', 'USER#nobody', '../admin', '..%2f..%2fUSER', 'x/USER', '\u0000', 'x\u0000y', 'USER#1|2'],
  ...['{"pk":"USER#1"}', '$ne', "' OR '1'='1", 'é', '💐', '‮', 'a'.repeat(65), 'a'.repeat(5000), ' ', 'a b'],
  ...['-1e400', '__proto__'],
];
export const oddId = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evilIds) },
  fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }).map((text) => `${text}#x`),
);
export const worstIds = evilIds.slice(0, 4);

/** Unlikely values. */
export const planted = { text: 'zq-planted', number: 31_337.25 };
const plantedValues = [
  planted.text,
  planted.number,
  [planted.text],
  { id: planted.text, planted: planted.number },
];

/** Names of stored fields, and of fields that answers show: a call must set none of them. */
const storedNames = [
  'pk sk ttl userId ownerId companyId companyName companyBrand role roles is_admin isAdmin manager_status managerStatus',
  'manager_rights managerRights rolesBeforeHire',
  'active pending inCognito hasPassword has_password sessionsNotBeforeSeconds endedSessions login id version revision',
  'createdAt created_at updatedAt priceCents product_price order_summ total totalCents goodsCents deliveryCents',
  'delivery_cost commissionPercent payment_status paymentStatus paidBy paymentIntentId history number',
  'cartHash cart_hash lines addKeys placeTaken storeId searchText ratingSum reviewsCount soldCount rating deleted',
  'photos paymentAccountId chargesEnabled stripe deliveryRecord points abn companies companiesByBrand ordersOfUser',
  'ordersOfCompany ordersOfAll __proto__ constructor prototype',
].flatMap((line) => line.split(' '));

/** Every stored name that a route does not declare, with a value of another kind in each round. */
export const plantFields = (declared: readonly string[], round: number): Record<string, unknown> =>
  Object.fromEntries(
    storedNames
      .filter((name) => !declared.includes(name))
      .map((name, index) => [name, plantedValues[(index + round) % plantedValues.length]]),
  );
