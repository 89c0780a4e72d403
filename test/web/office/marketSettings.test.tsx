// @vitest-environment window

import {
  changeFeatureSettings,
  changeMoneySettings,
  getFeatureSettings,
  getMoneySettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { getMarketMonth } from '@bloomkin/shared/routes/payments.ts';
import { featureNames } from '@bloomkin/shared/rules/features.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { FeatureSettings, MoneyInput, MoneySettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { MarketMoneyPage } from '@bloomkin/web/office/market/money/MarketMoneyPage.tsx';
import { MarketSettingsPage } from '@bloomkin/web/office/market/settings/MarketSettingsPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const at = '2026-11-20T02:00:00.000Z';
const percents = (...list: number[]) =>
  MoneySettings.parse({
    ...{ version: list.length - 1, values: { commission_percent: list[0] } },
    history: list.map((commission_percent, index) => {
      const version = list.length - 1 - index;
      return { version, at: version === 0 ? null : at, by: 'Ada', values: { commission_percent } };
    }),
  });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const readPercent = ({ values }: Record<string, unknown>): number =>
  MoneyInput.parse(values).commission_percent;

async function openSettings(settings: MoneySettings) {
  let newest = settings;
  givenApi(getMoneySettings, () => ({ data: newest }));
  const saves = givenApi(changeMoneySettings, ({ body }) => {
    if (body.version !== newest.version)
      return Response.json({ code: 'CONFLICT.VERSION', message: 'Changed', data: newest }, { status: 409 });
    newest = percents(readPercent(body), ...newest.history.map((one) => one.values.commission_percent));
    return { data: newest };
  });
  showTo(person('ROLE_ADMIN'), <MarketSettingsPage />, '/market-settings');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Commission/ });
  return {
    field,
    saves,
    setNewest: (next: MoneySettings) => {
      newest = next;
    },
  };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the commission', () => {
  it('goes back to what the market began with', async () => {
    const { saves } = await openSettings(percents(11, 10));
    expect(screen.getByText('What the market began with')).toBeTruthy();
    await press('Go back to 10%');
    await waitFor(() => expect(saves.map(({ body }) => readPercent(body))).toEqual([10]));
  });

  it('asks before it grows by much', async () => {
    const { field, saves } = await openSettings(percents(10));
    fireEvent.change(field, { target: { value: '50' } });
    await press('Save');
    await screen.findByText(/Every order placed from now on pays 50%/);
    expect(saves).toEqual([]);
    await press('Take 50%');
    await waitFor(() => expect(saves).toHaveLength(1));
  });
});

const allOn = Object.fromEntries(featureNames.map((name) => [name, true]));
const allFeatures = FeatureSettings.parse({ version: 1, values: allOn, history: [] });

describe('the switches of features', () => {
  it('save what is off, with the version that was read', async () => {
    givenApi(getFeatureSettings, () => ({ data: allFeatures }));
    const sent = givenApi(changeFeatureSettings, ({ body }) => ({
      data: FeatureSettings.parse({ ...allFeatures, values: body.values, version: 2 }),
    }));
    showTo(person('ROLE_ADMIN'), <MarketSettingsPage />, '/market-settings?tab=features');
    const reviews = await screen.findByRole<HTMLInputElement>('switch', { name: /^Writing reviews/ });
    expect(reviews.checked).toBe(true);
    fireEvent.click(reviews);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ values: { ...allOn, reviews: false }, version: 1 });
  });
});

const sums = {
  ...{ taken: 25_418.5, refunded: 402, disputed: 0, commission: 2541.85, gst: 231.08 },
  ...{ market_discounts: 12, paid_out: 20_000, held: 612.4 },
};

it('shows the market’s money of a month by florist, and of the month before', async () => {
  const asked = givenApi(getMarketMonth, ({ query }) => ({
    data: {
      ...{ month: query.get('month') ?? '', is_gst_registered: true, total: sums },
      florists: [{ id: CompanyId.parse('fern'), brand: 'Marlo & Fern', ...sums }],
    },
  }));
  showTo(person('ROLE_ADMIN'), <MarketMoneyPage />, '/market-money?month=2026-10');
  const florist = await screen.findByRole('link', { name: 'Marlo & Fern' });
  expect(florist.getAttribute('href')).toBe('/money/fern');
  expect(screen.getByText('$231.08')).toBeTruthy();
  expect(screen.getByText(/2,541\.85 commission, \$231\.08 GST in it/)).toBeTruthy();
  expect(screen.getByText('$612.40 held at the end of the month')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Month before' }));
  await waitFor(() => expect(asked.at(-1)?.query.get('month')).toBe('2026-09'));
});
