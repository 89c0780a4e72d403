import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import {
  changeMoneySettings,
  changeShippingSettings,
  getMoneySettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { withPassword } from '#support/people.ts';
import { TestBackend } from '#support/testBackend.ts';

const test = localCloud({ demoData: true });

beforeAll(async () => {
  await TestBackend.open(test.world);
});

async function admin() {
  const api = test.visitor();
  await withPassword(api, 'admin');
  return api;
}

const commission = (commission_percent: number, version: number) => ({
  body: { version, values: { commission_percent } },
});

describe('the settings of money', () => {
  it('start as built in, and change with a history and a line of the audit log', async () => {
    const api = await admin();
    const { data } = await api.call(getMoneySettings, {});
    expect(data).toEqual({ version: 0, values: { commission_percent: 10 }, history: [] });
    const changed = await api.call(changeMoneySettings, commission(12.5, 0));
    expect(changed.data).toMatchObject({ version: 1, values: { commission_percent: 12.5 } });
    await api.call(changeMoneySettings, commission(10, 1));
    const { history } = (await api.call(getMoneySettings, {})).data;
    expect(history.map(({ version, values }) => [version, values.commission_percent])).toEqual([
      [2, 10],
      [1, 12.5],
    ]);
    const audit = await api.call(listAudit, { query: {} });
    expect(audit.data.find(({ act }) => act === 'settings.edited')).toMatchObject({
      object: { kind: 'settings', id: 'money' },
      changes: [{ field: 'Commission', before: '12.5 %', after: '10 %' }],
    });
  });

  it('refuse a stale version with the newest', async () => {
    const api = await admin();
    const { version } = (await api.call(getMoneySettings, {})).data;
    const [one, other] = await Promise.all([
      api.send(changeMoneySettings, commission(11, version)),
      api.send(changeMoneySettings, commission(13, version)),
    ]);
    const refused = one.status === 409 ? one : other;
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect(refused.failure).toMatchObject({ code: 'CONFLICT.VERSION', data: { version: version + 1 } });
  });

  it('decide the commission of a new order; when they cannot be read, the last ones hold', async () => {
    const api = await admin();
    const { version } = (await api.call(getMoneySettings, {})).data;
    await api.call(changeMoneySettings, commission(7.25, version));
    const { readMoneySettings } = await import('@bloomkin/lambdas/marketSettings/readSettings.ts');
    const now = new Date();
    expect(await readMoneySettings(now)).toEqual({ commissionPercent: 7.25 });
    await api.call(changeMoneySettings, commission(9, version + 1));
    expect(await readMoneySettings(now)).toEqual({ commissionPercent: 7.25 });
    expect(await readMoneySettings(new Date(now.getTime() + 30_001))).toEqual({ commissionPercent: 9 });
  });

  it.each([51, -1, 10.123])('refuse %s percent', async (percent) => {
    const api = await admin();
    expect((await api.send(changeMoneySettings, commission(percent, 0))).status).toBe(422);
  });
});

describe('the settings of shipping', () => {
  const values = { lead_time_minutes: 90, delivery_price_min: 5, delivery_price_max: 60 };

  it('are saved in dollars', async () => {
    const api = await admin();
    await api.call(changeShippingSettings, { body: { version: 0, values } });
    expect((await api.call(getShippingSettings, {})).data.values).toEqual(values);
  });

  it('refuse a highest price under the lowest', async () => {
    const api = await admin();
    const wrong = { ...values, delivery_price_max: 4 };
    const { failure } = await api.send(changeShippingSettings, { body: { version: 1, values: wrong } });
    expect(failure.errors?.[0]?.path).toBe('values.delivery_price_max');
  });
});
