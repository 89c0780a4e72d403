// @vitest-environment window

import { Recipients } from '@bloomkin/web/features/account/recipients/Recipients.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenApi, refusal, ruby, showTo } from './accountFixture.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a list of recipients that did not load shows an error and retries', async () => {
  let answer: unknown = refusal(500, 'INTERNAL');
  givenApi({ 'GET /api/user/u1/recipients': () => answer });
  showTo(await ruby(), <Recipients />);
  await screen.findByText('Error while getting recipients');
  answer = { page: 1, per_page: 100, total: 0, data: [] };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody here yet')).toBeTruthy();
});
