// @vitest-environment window

import { getMarketMonth } from '@bloomkin/shared/routes/payments.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { MarketMoneyPage } from '@bloomkin/web/office/market/money/MarketMoneyPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

const sums = {
  ...{ taken: 25_418.5, refunded: 402, disputed: 0, commission: 2541.85, gst: 231.08 },
  ...{ market_discounts: 12, paid_out: 20_000, held: 612.4 },
};

beforeEach(givenDialogs);

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
