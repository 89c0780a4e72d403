import type { Counted } from '@bloomkin/lambdas/model/figures/sumFigures.ts';
import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { addDays, daysBetween, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Dashboard } from '@bloomkin/shared/schemas/dashboard.ts';
import { CategoryId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { aFlorist } from '#support/catalogueItems.ts';
import { emptyDemoData } from '#support/emptyDemoData.ts';
import { connectModules } from '#support/handlerClient.ts';
import { localCloud } from '#support/localCloud.ts';
import { putPerson } from '#support/operator.ts';
import { followsChanges, TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: false,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});

/** Seven read the figures of the seven best sellers. */
const maxCalls = 13;
const florists = Array.from({ length: 1000 }, (_, at) => aFlorist(`Petal ${at}`));
const categories = Array.from({ length: 60 }, () => CategoryId.parse(ulid()));
const states = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'];
const today = localTime(new Date(), 'Australia/Sydney').day;
/** Twelve weeks beside twelve weeks. */
const days = Array.from({ length: 168 }, (_, back) => addDays(today, -back));

/** In cents, of a florist on a day; every florist sells every day. */
const soldBy = (florist: number, day: string): number =>
  1000 + ((florist * 7919 + daysBetween('2026-01-05', day) * 104_729) % 10_007);

const listCounted = (day: string): Counted[] =>
  florists.map(({ company }, at) => {
    const cents = soldBy(at, day);
    const [hour, state] = [String(at % 24).padStart(2, '0'), states[at % 8]];
    const paths = {
      ...{ 'totals.orders': 1, 'totals.cents': cents, 'statuses.new': 1 },
      ...{ [`hourOrders.${hour}`]: 1, [`hourCents.${hour}`]: cents },
      ...{ [`stateOrders.${state}`]: 1, [`stateCents.${state}`]: cents },
      [`categoryCents.${categories[at % categories.length]}`]: cents,
    };
    const counted = Object.entries(paths).map(([path, value]) => [`${day}~${path}`, value]);
    return { companyId: company.id, counted: Object.fromEntries(counted) };
  });

async function listRows() {
  const [{ sumFigures }, { marketFiguresEntity }, { marketSharesEntity }, { demoRows }] = await Promise.all([
    import('@bloomkin/lambdas/model/figures/sumFigures.ts'),
    import('@bloomkin/lambdas/model/figures/figuresEntity.ts'),
    import('@bloomkin/lambdas/model/figures/marketSharesEntity.ts'),
    import('@bloomkin/local/demo/demoRows.ts'),
  ]);
  const { market, shares } = sumFigures(days.flatMap(listCounted));
  return [
    ...demoRows({ ...emptyDemoData, companies: florists }),
    ...[...market.values()].map((row) => marketFiguresEntity.toItem(row)),
    ...[...shares.values()].map((row) => marketSharesEntity.toItem(row)),
  ];
}

let admin: Api;

beforeAll(async () => {
  connectModules(test.cloud);
  const { BulkRows } = await import('#support/bulkRows.ts');
  const bulk = new BulkRows(test.cloud.databaseFile ?? '');
  bulk.put(await listRows());
  bulk.close();
  // Afterwards: a connection does not outlast the fill.
  const account = { fio: 'Kim Lee', email: 'kim@bloomkin.example', hasPassword: true };
  await putPerson(test.cloud, { ...account, roles: ['ROLE_ADMIN'] }, 'Snow-Gum-2026');
  admin = test.visitor();
  const body = { login: account.email, password: 'Snow-Gum-2026' };
  admin.token = (await admin.call(logInByPassword, { body })).data.api_token;
});

/** Without the call that says who asks. */
function countCalls(): number {
  const own = calls.take().filter(({ functionName }) => !followsChanges.test(functionName));
  const caller = own.findIndex(({ operation }) => operation === 'GetItem');
  return own.filter((_, at) => at !== caller).length;
}

function expectedFlorists({ from, to, before_from, before_to }: Dashboard) {
  const within = (first: string, last: string) => days.filter((day) => day >= first && day <= last);
  const cents = (at: number, of: readonly string[]) => of.reduce((sum, day) => sum + soldBy(at, day), 0);
  const [now, before] = [within(from, to), within(before_from, before_to)];
  const sums = florists.map(({ company }, at) => ({
    ...{ id: company.id, brand: company.brand, orders: now.length, orders_before: before.length },
    ...{ revenue: cents(at, now) / 100, revenue_before: cents(at, before) / 100 },
  }));
  return sums.sort((a, b) => b.revenue - a.revenue || a.id.localeCompare(b.id)).slice(0, 7);
}

describe('the dashboard of a market with a thousand florists', () => {
  it.each([
    ['today', { days: 1 }],
    ['7 days', { days: 7 }],
    ['28 days', { days: 28 }],
    ['84 days', { days: 84 }],
    ['chosen days that begin and end within a week', { from: addDays(today, -82), to: addDays(today, -1) }],
  ])('takes thirteen calls and names the seven best sellers: %s', async (_, query) => {
    await admin.call(getDashboard, { query });
    calls.take();
    const { data } = await admin.call(getDashboard, { query });
    expect(countCalls()).toBeLessThanOrEqual(maxCalls);
    expect(data.florists_num).toBe(florists.length);
    expect(data.by_florist).toEqual(expectedFlorists(data).map((one) => expect.objectContaining(one)));
    const length = daysBetween(data.from, data.to) + 1;
    expect(data.now.orders).toBe(florists.length * length);
  });
});
