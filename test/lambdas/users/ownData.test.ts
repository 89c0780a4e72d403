import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { changeMarketingConsent, saveAreaAlert } from '@bloomkin/shared/routes/marketing.ts';
import { startPayment } from '@bloomkin/shared/routes/payments.ts';
import { getPushKey, subscribeToPush } from '@bloomkin/shared/routes/push.ts';
import * as users from '@bloomkin/shared/routes/users.ts';
import type { MarkChange } from '@bloomkin/shared/rules/occasions.ts';
import { type ConsentPurpose, consentPurposes } from '@bloomkin/shared/schemas/marketing.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { aCart, anOrderFor, aReview } from '#support/buyerItems.ts';
import type { Call } from '#support/handlerClient.ts';
import { runJob } from '#support/jobs.ts';
import { messageTo } from '#support/outbox.ts';
import { payAt } from '#support/payments.ts';
import { securityFixture } from '#support/securityFixture.ts';
import type { Person } from '#support/testBackend.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'own-data-'));
const test = securityFixture({ dataDir });
const day = 24 * 60 * 60_000;

const ask = (route: Route, by: Person, call: Call = {}) =>
  test.backend.handlers.call(route, { token: by.token, ...call });

type Row = Record<string, unknown>;

/** Every row as it is stored. */
async function readTable(): Promise<Row[]> {
  const [{ paginateScan }, { table, tableName }] = await Promise.all([
    import('@aws-sdk/lib-dynamodb'),
    import('@bloomkin/lambdas/platform/table/tableClient.ts'),
  ]);
  const pages = await Array.fromAsync(
    paginateScan({ client: table }, { TableName: tableName, ConsistentRead: true }),
    ({ Items = [] }) => Items,
  );
  return pages.flat();
}

function unpack(bytes: Buffer): string {
  for (const decompress of [brotliDecompressSync, gunzipSync])
    try {
      return decompress(bytes).toString();
    } catch {
      // The next way, else as it is.
    }
  return bytes.toString();
}

/** Packed texts become readable. */
const describeRow = (row: Row): string =>
  JSON.stringify(row, (_, value) => {
    if (value instanceof Set) return [...value];
    if (value?.type === 'Buffer') return unpack(Buffer.from(value.data));
    return value instanceof Uint8Array ? unpack(Buffer.from(value)) : value;
  });

const Records = z.array(z.object({ value: z.string() }));

/** Every record of an emulator's store. */
function readRecords(file: string): string[] {
  const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
  try {
    return Records.parse(database.prepare('SELECT value FROM records').all()).map(({ value }) => value);
  } finally {
    database.close();
  }
}

/** Table with its search rows, buckets, the lines of the log, and the pool. */
async function readEverything(): Promise<string[]> {
  const { cloud, log } = test.backend;
  const objects = cloud.buckets.names.flatMap((bucket) => {
    const store = cloud.buckets.findStore(bucket);
    return (store?.keys() ?? []).map((key) => `${bucket} ${key} ${store?.find(key)?.body.toString()}`);
  });
  const rows = await readTable();
  const lines = [...log.lines, ...cloud.logs.map(({ text }) => text)];
  return [...rows.map(describeRow), ...objects, ...lines, ...readRecords('cognito.db')];
}

/** What has left the shop: the payment provider's records, and messages to anyone but these addresses. */
function readWhatLeft(own: readonly string[]): string[] {
  const messages = test.backend.cloud.outbox.list().filter(({ to }) => !own.includes(to));
  return [...readRecords('payments.db'), ...messages.map((message) => JSON.stringify(message))];
}

function withWords(all: readonly string[], words: readonly string[]): string[] {
  const patterns = words.map((word) => word.toLowerCase());
  return all.filter((text) => patterns.some((word) => text.toLowerCase().includes(word)));
}

const findWords = async (words: readonly string[]) => withWords(await readEverything(), words);

/** The table as it was; the list of withdrawals, the pool and the pictures are not restored. */
async function restoreTable(rows: readonly Row[]): Promise<void> {
  const { batchWrite, removeItems } = await import('@bloomkin/lambdas/platform/table/batchWrite.ts');
  const keys = (await readTable()).map(({ pk, sk }) => ({ pk: String(pk), sk: String(sk) }));
  await removeItems(keys);
  await batchWrite(rows.map((Item) => ({ PutRequest: { Item } })));
  await test.backend.cloud.settle();
}

const runRetention = async (at = new Date()) => {
  await test.backend.cloud.settle();
  await runJob(test.backend.cloud, 'retention', at);
  await test.backend.cloud.settle();
};

const daysAgo = (days: number) => new Date(Date.now() - days * day).toISOString();

interface Words {
  recipient: { fio: string; phone: string };
  comment: string;
  cardMessage: string;
  earlierMessage: string;
  unitOffice: string;
  address: string;
}

const quillonsWords: Words = {
  recipient: { fio: 'Wilhelmina Oxenford', phone: '+61491570157' },
  comment: 'Beware of the wolfhound',
  ...{ cardMessage: 'Happy zebraday', earlierMessage: 'Merry yakmas' },
  ...{ unitOffice: 'Attic 99', address: '77 Umbrella Lane, Newtown NSW 2042' },
};
/** Rows of people who stay hold these. */
const othersWords: Words = {
  recipient: { fio: 'Josephine Ravensworth', phone: '+61491570158' },
  comment: 'Mind the peacock',
  ...{ cardMessage: 'Happy llamaday', earlierMessage: 'Merry gnumas' },
  ...{ unitOffice: 'Cellar 12', address: '12 Parasol Row, Newtown NSW 2042' },
};

const anOrderWithWords = (
  buyer: Person,
  about: Partial<OrderItem> = {},
  { recipient, comment, cardMessage, earlierMessage, unitOffice, address } = othersWords,
): OrderItem => {
  const { petal, roses } = test.seed;
  return {
    ...anOrderFor(buyer.user, petal, roses.petal),
    ...{ status: 'completed', recipient, comment, cardMessage, unitOffice },
    place: { address, lat: -33.9, lng: 151.18 },
    history: [{ at: daysAgo(1), by: 'Buyer', what: 'card_message', from: earlierMessage, to: cardMessage }],
    ...about,
  };
};

async function deletionCode({ user }: Person): Promise<string> {
  const { text } = await messageTo(test.backend.cloud.url, user.phone, (sent) => /\b\d{4}\b/.test(sent.text));
  return /\b\d{4}\b/.exec(text)?.[0] ?? '';
}

/** With a row of every kind that holds words of a person. */
async function createQuillon(): Promise<Person> {
  const { backend, seed } = test;
  const person = await backend.signInNewUser({ fio: 'Quillon Zarrow', roles: ['ROLE_BUYER'] });
  const { id } = person.user;
  const order = anOrderWithWords(person, {}, quillonsWords);
  await backend.put({
    orders: [order],
    reviews: [aReview(person.user, seed.roses.petal)],
    carts: [{ ...aCart(person.user, seed.roses.petal), cardMessage: 'Happy zebraday' }],
  });
  const days = [{ kind: 'other', label: 'First zebraday', date: '12-25' }];
  const recipient = { fio: 'Wilhelmina Oxenford', birthday: '1957-12-02', note: 'Likes zebraday cake', days };
  const calls: [Route, Call][] = [
    [
      users.addRecipient,
      { params: { id }, body: recipient, headers: { 'idempotency-key': 'quillon-recipient' } },
    ],
    [users.addAddress, { body: { address: '77 Umbrella Lane, Newtown NSW 2042', lat: -33.9, lng: 151.18 } }],
    [
      saveAreaAlert,
      { body: { address: '9 Umbrella Lane, Wilcannia NSW 2836', lat: -31.56, lng: 143.38, wanted: true } },
    ],
    [changeMarketingConsent, { body: { agreed: true } }],
  ];
  for (const [route, call] of calls) {
    const { status, text } = await ask(route, person, call);
    expect(status, text).toBe(200);
  }
  const { text: payment } = await ask(startPayment, person, { body: { order_id: order.id } });
  await payAt(startPayment.options.response.parse(JSON.parse(payment)).data.url);
  const { text: key } = await ask(getPushKey, person);
  const body = backend.cloud.push.subscribe(JSON.parse(key).data.public_key);
  expect((await ask(subscribeToPush, person, { body })).status).toBe(204);
  const { addMessage } = await import('@bloomkin/lambdas/model/messages/messageEntity.ts');
  await addMessage(
    id,
    'quillon',
    { subject: 'Hello Quillon', text: 'For Wilhelmina', path: null },
    new Date(),
  );
  // As an admin's act names them.
  await ask(users.editUser, seed.people.admin, { params: { id }, body: { fio: 'Quillon Zarrow II' } });
  await backend.cloud.settle();
  return person;
}

async function expectWholeDownload(person: Person): Promise<void> {
  const { status, text } = await ask(users.downloadOwnData, person);
  expect(status, text).toBe(200);
  const { data } = users.downloadOwnData.options.response.parse(JSON.parse(text));
  const names = data.sections.map(({ name }) => name);
  for (const name of [
    'user',
    'addressBook',
    'areaAlerts',
    'recipient',
    'order',
    'review',
    'cart',
    'message',
    'session',
  ])
    expect(names).toContain(name);
  for (const secret of ['tokenVersion', 'p256dh', 'commissionPercent', 'searchText', 'sessionsNotBefore'])
    expect(text).not.toContain(secret);
}

async function deleteByCode(person: Person): Promise<void> {
  const { status, text } = await ask(users.requestDeletion, person);
  expect(status, text).toBe(200);
  await test.backend.cloud.settle();
  const code = await deletionCode(person);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  expect((await ask(users.deleteMe, person, { body: { code: wrong } })).status).toBe(401);
  expect((await ask(users.getMe, person)).status).toBe(200);
  expect((await ask(users.deleteMe, person, { body: { code } })).status).toBe(200);
  expect((await ask(users.getMe, person)).status).toBe(401);
}

describe('a person who downloads what is kept and deletes the account', () => {
  it('leaves no word in table, search rows, buckets, pool, log and messages to others, nor in a table restored from before', async () => {
    const person = await createQuillon();
    const { phone, email, login } = person.user;
    const ofOrder = ['Wilhelmina', 'Oxenford', 'Umbrella', 'wolfhound', 'zebraday', 'yakmas', 'Attic 99'];
    const contacts = [phone, phone.replace('+61', '0'), email, login].filter(Boolean);
    const words = ['Quillon', 'Zarrow', ...ofOrder, ...contacts];
    expect((await findWords(words)).length).toBeGreaterThan(15);
    const before = await readTable();
    await expectWholeDownload(person);
    await deleteByCode(person);
    await runRetention();
    const left = readWhatLeft([phone, email]);
    expect(withWords(left, [email]).length).toBeGreaterThan(3);
    // The payment provider keeps a payer's address by its own rules (the privacy policy says so), and has no other word.
    expect(
      withWords(
        left,
        words.filter((word) => !email.includes(word)),
      ),
    ).toEqual([]);
    expect(await findWords(words)).toEqual([]);
    await expect(findInPool(person.user.id)).rejects.toThrow(/exist/);
    await restoreTable(before);
    expect((await findWords(words)).length).toBeGreaterThan(15);
    await runRetention();
    expect(await findWords(words)).toEqual([]);
  });
});

async function findInPool(id: string): Promise<unknown> {
  const [{ AdminGetUserCommand }, { cognito }, { setting }] = await Promise.all([
    import('@aws-sdk/client-cognito-identity-provider'),
    import('@bloomkin/lambdas/platform/services/cognitoClient.ts'),
    import('@bloomkin/lambdas/platform/settings.ts'),
  ]);
  return cognito.send(new AdminGetUserCommand({ UserPoolId: setting('USER_POOL_ID'), Username: id }));
}

describe('a request to delete the account', () => {
  it('waits while an order is on its way, a company is open, the last admin asks or no code can be sent', async () => {
    const { backend, seed } = test;
    const buyer = await backend.signInNewUser({ fio: 'Odo Pym', roles: ['ROLE_BUYER'] });
    await backend.put({ orders: [anOrderWithWords(buyer, { status: 'in_progress' })] });
    const silent = await backend.signInNewUser({ fio: 'Uma Nye', roles: ['ROLE_BUYER'] });
    const withoutContact = { params: { id: silent.user.id }, body: { email: '', phone: '' } };
    await ask(users.editUser, seed.people.admin, withoutContact);
    const codes = [];
    for (const person of [buyer, seed.people.vendor, seed.people.admin, silent])
      codes.push((await ask(users.requestDeletion, person)).code);
    expect(codes).toEqual(['USER.OPEN_ORDERS', 'COMPANY.OWNER_LEAVES', 'USER.LAST_ADMIN', 'USER.NO_CONTACT']);
  });
});

describe('the hourly retention', () => {
  const loadOrder = async (id: OrderItem['id']) => {
    const { findOrderEvenDeleted } = await import('@bloomkin/lambdas/model/orders/orderEntity.ts');
    return findOrderEvenDeleted(id);
  };

  it('empties an order of its delivery after 90 days, and removes it after seven years', async () => {
    const { backend } = test;
    const buyer = await backend.signInNewUser({ fio: 'Odo Pym', roles: ['ROLE_BUYER'] });
    const [fresh, old, ancient] = [80, 100, 8 * 365].map((days) => {
      const at = daysAgo(days);
      return anOrderWithWords(buyer, { day: at.slice(0, 10), createdAt: at, updatedAt: at });
    });
    if (!fresh || !old || !ancient) throw new Error('No orders');
    const removed = anOrderWithWords(buyer, { deletedAt: daysAgo(3), updatedAt: daysAgo(3) });
    await backend.put({ orders: [fresh, old, ancient, removed] });
    await runRetention();
    await runRetention();
    expect(await loadOrder(fresh.id)).toMatchObject({ recipient: othersWords.recipient });
    const emptied = await loadOrder(old.id);
    expect(emptied).toMatchObject({
      fio: 'Odo Pym',
      totalCents: old.totalCents,
      recipient: null,
      place: null,
    });
    expect(JSON.stringify(emptied)).not.toMatch(/Ravensworth|Parasol|llamaday|peacock/i);
    expect(await loadOrder(ancient.id)).toBeUndefined();
    expect(await loadOrder(removed.id)).toMatchObject({ fio: '', phone: '', recipient: null });
  });

  it('changes no figure, and keeps a buyer’s name only where a tax invoice needs it', async () => {
    const [{ withoutBuyer, withoutDelivery }, { isEffectChanged }] = await Promise.all([
      import('@bloomkin/lambdas/model/orders/emptyOrder.ts'),
      import('@bloomkin/lambdas/model/figures/countFigures.ts'),
    ]);
    const place = { address: '1 Swanston St, Melbourne VIC 3000', lat: -37.8, lng: 144.96 };
    const buyer = test.seed.people.buyer;
    const paid = { place, paymentStatus: 'paid', paidBy: 'hand' } as const;
    const [small, large] = [99_999, 100_000].map((totalCents) =>
      anOrderWithWords(buyer, { ...paid, totalCents }),
    );
    if (!small || !large) throw new Error('No orders');
    const once = withoutDelivery(small, new Date());
    const twice = withoutBuyer(once, new Date());
    expect([isEffectChanged(small, once), isEffectChanged(once, twice)]).toEqual([false, false]);
    expect([twice.fio, withoutBuyer(large, new Date()).fio]).toEqual(['', buyer.user.fio]);
  });

  it('refuses again in a table restored from before the refusal: offers, reminders and days', async () => {
    const { backend } = test;
    const person = await backend.signInNewUser({ fio: 'Odo Pym', roles: ['ROLE_BUYER'] });
    const { id } = person.user;
    const decide = (agreed: boolean, purpose: ConsentPurpose) =>
      ask(changeMarketingConsent, person, { body: { agreed, purpose } });
    const body = { fio: 'Iris Pym', birthday: '1950-03-09' };
    const { text } = await ask(users.addRecipient, person, { params: { id }, body });
    const { data } = users.addRecipient.options.response.parse(JSON.parse(text));
    const mark = (change: MarkChange) =>
      ask(users.markOccasion, person, { params: { rid: data.id }, body: change });
    const ofBirthday = { day: 'birthday', year: 2027 };
    await mark({ change: 'remind', ...ofBirthday });
    for (const purpose of ['marketing', 'cart'] as const) await decide(true, purpose);
    const before = await readTable();
    for (const purpose of consentPurposes) await decide(false, purpose);
    await mark({ change: 'never', ...ofBirthday });
    await backend.cloud.settle();
    await restoreTable(before);
    await runRetention();
    const { findConsent } = await import('@bloomkin/lambdas/model/messages/consent/consentEntity.ts');
    const { findMarks } = await import('@bloomkin/lambdas/model/users/occasionMarksEntity.ts');
    for (const purpose of consentPurposes)
      expect(await findConsent(id, undefined, purpose), purpose).toMatchObject({ agreed: false });
    const quiet = { since: expect.any(String), why: 'asked' };
    expect(await findMarks(id, data.id)).toMatchObject({ days: { birthday: { never: false } }, quiet });
    await mark({ change: 'speak' });
    await runRetention();
    expect(await findMarks(id, data.id)).toMatchObject({ quiet: null });
  });
});
