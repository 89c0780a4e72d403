// @vitest-environment window

import { changeFeatureSettings, getFeatureSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { featureNames } from '@bloomkin/shared/rules/features.ts';
import { FeatureSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { MarketSettingsPage } from '@bloomkin/web/office/market/settings/MarketSettingsPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const allOn = Object.fromEntries(featureNames.map((name) => [name, true]));
const settings = FeatureSettings.parse({ version: 1, values: allOn, history: [] });

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

describe('the switches of features', () => {
  it('save what is off, with the version that was read', async () => {
    givenApi(getFeatureSettings, () => ({ data: settings }));
    const sent = givenApi(changeFeatureSettings, ({ body }) => ({
      data: FeatureSettings.parse({ ...settings, values: body.values, version: 2 }),
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
