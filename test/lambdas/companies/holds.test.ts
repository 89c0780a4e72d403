import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { getCompany, holdCompany } from '@bloomkin/shared/routes/companies.ts';
import { addDays, localTime, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { connectModules } from '#support/handlerClient.ts';
import { runJob } from '#support/jobs.ts';
import { localCloud } from '#support/localCloud.ts';
import { sentTo } from '#support/outbox.ts';
import { payByCard, settlePayments } from '#support/payments.ts';
import { newBuyer, signInDemoUser } from '#support/people.ts';
import { pickProductOf, placeOrder } from '#support/shopping.ts';

const test = localCloud({ demoData: true });

beforeAll(() => connectModules(test.cloud));

async function openShop(vendor: string) {
  const [florist, admin, ruby] = [test.visitor(), test.visitor(), test.visitor()];
  const { company } = await signInDemoUser(florist, vendor);
  const { fio: adminName } = await signInDemoUser(admin, 'admin');
  const { phone } = await newBuyer(ruby);
  const order = await placeOrder(ruby, await pickProductOf(ruby, company?.id ?? ''));
  await payByCard(ruby, order);
  await settlePayments(test.cloud);
  const params = { id: CompanyId.parse(company?.id) };
  const timeZone = order.timezone ?? '';
  const today = localTime(test.cloud.clock.now(), timeZone).day;
  const read = async () => (await florist.call(getCompany, { params, query: {} })).data;
  const tellsOfStop = async () =>
    (await sentTo(test.cloud.url, phone)).filter(({ text }) => text.includes('takes no new orders'));
  return { admin, adminName, params, timeZone, today, read, tellsOfStop };
}

describe('a hold', () => {
  it('ends when its day begins, and tells buyers of open orders once', async () => {
    const { admin, adminName, params, timeZone, today, read, tellsOfStop } = await openShop('vendor1');
    const hold = { what: 'selling', held: true, reason: 'Two are late', tell_buyers: true } as const;
    const past = await admin.send(holdCompany, { params, body: { ...hold, until: today } });
    expect(past.status).toBe(422);
    const until = addDays(today, 2);
    for (const what of ['selling', 'payouts'] as const)
      await admin.call(holdCompany, { params, body: { ...hold, what, until } });
    const end = toInstant(until, '00:00', timeZone);
    expect((await read()).switched_off?.until).toBe(end.toISOString());
    const noon = toInstant(addDays(today, 1), '12:00', timeZone);
    for (const _ of [1, 2]) await runJob(test.cloud, 'dueNotices', noon);
    expect(await tellsOfStop()).toHaveLength(1);
    expect(await read()).toMatchObject({ active: false, payouts_held: { reason: 'Two are late' } });
    for (const _ of [1, 2]) await runJob(test.cloud, 'dueNotices', end);
    await test.cloud.settle();
    const company = await read();
    expect(company.active).toBe(true);
    expect(company.switched_off ?? company.payouts_held).toBeUndefined();
    const sent = await sentTo(test.cloud.url, 'vendor1@flowers.test');
    const ended = sent.filter(({ text }) => !text.includes('Why:')).map(({ subject }) => subject);
    for (const subject of ['Your shop sells again', 'Your payouts are released'])
      expect(ended.filter((one) => one === subject)).toHaveLength(1);
    const { data: acts } = await admin.call(listAudit, { query: { object: `company:${params.id}` } });
    const released = acts.filter(({ act }) => act === 'company.released');
    expect(released.map(({ who, reason }) => [who.name, reason])).toEqual([
      [adminName, 'It ended by itself on the day set for it.'],
    ]);
  });

  it('that ends within the minute tells no buyer', async () => {
    const { admin, params, tellsOfStop } = await openShop('vendor2');
    const hold = { what: 'selling', reason: 'A mistake', tell_buyers: true } as const;
    for (const held of [true, false]) await admin.call(holdCompany, { params, body: { ...hold, held } });
    await test.cloud.settle();
    await runJob(test.cloud, 'dueNotices', new Date(Date.now() + 2 * 60_000));
    expect(await tellsOfStop()).toEqual([]);
  });
});
