// @vitest-environment window

import type { Route } from '@bloomkin/shared/route.ts';
import {
  changeChannelSettings,
  changeShippingSettings,
  getChannelSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { open, press, resetOffice, shared, textIn, type } from './sharedEdits.tsx';

resetOffice();

describe('two admins who change the settings of the market', () => {
  const save = async (button = 'Save') => {
    press(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving …' })).toBeNull());
  };
  const settings = <V extends object>(read: Route, change: Route, values: V) =>
    shared(read, change, { version: 1, values, history: [] }, (body) => body);

  it('the second sees a note, keeps its fields and gets the first’s others', async () => {
    const holidays: object[] = [];
    const shipping = {
      lead_time_minutes: 120,
      delivery_periods: [{ start_time: '09:00', stop_time: '12:00' }],
      ...{ delivery_price_min: 5, delivery_price_max: 30, holidays },
    };
    const { saves, somebodySaves } = settings(getShippingSettings, changeShippingSettings, shipping);
    open('/market-settings?tab=shipping');
    await screen.findByLabelText(/^Highest price/);
    type(/^Highest price/, '40');
    press('Add a window');
    const theirs = {
      ...{ ...shipping, lead_time_minutes: 240, delivery_price_min: 7 },
      delivery_periods: [...shipping.delivery_periods, { start_time: '17:00', stop_time: '19:00' }],
      holidays: [{ state: 'VIC', day: '2026-12-24', name: 'Eve' }],
    };
    somebodySaves({ values: theirs });
    await save();
    expect(await screen.findByText(/Somebody changed this/)).toBeTruthy();
    expect(textIn(/^Lowest price/)).toBe('7');
    expect(textIn(/^Highest price/)).toBe('40');
    await save('Save mine over theirs');
    const periods = [
      ...[shipping.delivery_periods[0], { start_time: '12:00', stop_time: '15:00' }],
      { start_time: '17:00', stop_time: '19:00' },
    ];
    expect(saves.at(-1)?.body).toMatchObject({
      version: 2,
      values: { ...theirs, delivery_price_max: 40, delivery_periods: periods },
    });
  });

  it('keep both fields of a nested part', async () => {
    const channels = {
      banner: { on: true, text: 'Spring', link: '', link_text: '', from: null, to: null },
      maintenance: { on: false, text: 'Back at nine' },
      app: { offered: false, description: 'Flowers' },
    };
    const { saves, somebodySaves } = settings(getChannelSettings, changeChannelSettings, channels);
    open('/market-settings?tab=site');
    await screen.findByLabelText(/^Words of the link/);
    type(/^Words of the link/, 'See what is new');
    const theirs = { ...channels, banner: { ...channels.banner, text: 'Spring is here' } };
    somebodySaves({ values: { ...theirs, app: { ...channels.app, offered: true } } });
    await save();
    expect(await screen.findByText(/Somebody changed this/)).toBeTruthy();
    await save('Save mine over theirs');
    expect(saves.at(-1)?.body).toMatchObject({
      version: 2,
      values: { app: { offered: true }, banner: { text: 'Spring is here', link_text: 'See what is new' } },
    });
  });
});
