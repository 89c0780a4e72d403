// @vitest-environment window
import { changeMoneySettings, getMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { MoneyInput, MoneySettings } from '@bloomkin/shared/schemas/marketSettings.ts';
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

beforeEach(givenDialogs);

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
