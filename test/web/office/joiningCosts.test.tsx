// @vitest-environment window
import { getCommission } from '@bloomkin/shared/routes/marketSettings.ts';
import { CostsCard } from '@bloomkin/web/office/florist/joining/JoiningAside.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { person } from './officePerson.ts';

it('the costs of joining have the commission of today’s settings', async () => {
  givenApi(getCommission, () => ({ data: { commission_percent: 7.5 } }));
  showTo(person('ROLE_VENDOR'), <CostsCard />);
  const card = within(screen.getByRole('region', { name: 'What it costs' }));
  expect(card.queryByText(/%$/)).toBeNull();
  await card.findByText('7.5%');
  expect(card.getAllByText(/^(\$|\d)/).map(({ textContent }) => textContent)).toEqual(['7.5%', '$0']);
});
