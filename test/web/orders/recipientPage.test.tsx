// @vitest-environment window

import { geocode, suggestAddresses } from '@bloomkin/shared/routes/documents.ts';
import { answerAsRecipient, getRecipientPage } from '@bloomkin/shared/routes/orders.ts';
import type { RecipientView } from '@bloomkin/shared/schemas/addressLater.ts';
import { RecipientPage } from '@bloomkin/web/pages/RecipientPage.tsx';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';

const windows = [
  { start_time: '09:00', stop_time: '12:00', available: true, left: 5 },
  { start_time: '12:00', stop_time: '15:00', available: true, left: 3 },
  { start_time: '15:00', stop_time: '18:00', available: false, left: 0 },
];
const view: RecipientView = {
  ...{ state: 'open', number: 'K3M9-Q2TB', recipient: 'Margaret', sender: 'Jess', is_again: false },
  ...{ florist: 'Marlo & Fern', florist_phone: '0255500141', timezone: 'Australia/Sydney' },
  near: { address: 'Rozelle NSW 2039', lat: -33.86, lng: 151.17 },
  ...{ deliveryDay: '2026-12-02', delivery_period: { start_time: '12:00', stop_time: '15:00' } },
  days: [
    { day: '2026-12-02', periods: windows },
    { day: '2026-12-03', periods: windows },
  ],
  until: '2026-12-01T22:00:00.000Z',
  claim: null,
};
const door = { address: '232 Darling St, Rozelle NSW 2039', lat: -33.8612, lng: 151.1699 };

beforeEach(givenDialogs);

const routes = (
  <Routes>
    <Route path="/for/:token" element={<RecipientPage />} />
  </Routes>
);

it('tells the florist where in four presses, and never shows the address again', async () => {
  givenApi(getRecipientPage, () => ({ data: view }));
  givenApi(suggestAddresses, () => ({ data: [] }));
  givenApi(geocode, () => ({ data: [{ ...door, suburb: 'Rozelle', state: 'NSW', postcode: '2039' }] }));
  let isRefused = true;
  const fault = { path: 'unitOffice', message: 'That ward takes no flowers.' };
  const sent = givenApi(answerAsRecipient, () =>
    isRefused
      ? refusal(422, 'VALIDATION.FAILED', { errors: [fault] })
      : { data: { ...view, state: 'given' as const } },
  );
  showTo(await ruby(), routes, '/for/sealed');
  await screen.findByRole('heading', { level: 1, name: 'Margaret, flowers are coming your way.' });
  expect(screen.getByText(/Jess won’t see your address/)).toBeTruthy();
  const tell = () => fireEvent.click(screen.getByRole('button', { name: 'Tell the florist' }));
  tell();
  expect((await screen.findByRole('alert')).textContent).toContain('Say where the flowers may come');
  fireEvent.click(screen.getByRole('radio', { name: 'Hospital' }));
  fireEvent.change(screen.getByLabelText('Name of the hospital'), { target: { value: 'St Brigid’s' } });
  fireEvent.change(screen.getByRole('combobox'), { target: { value: door.address } });
  fireEvent.change(screen.getByLabelText('Ward and bed'), { target: { value: 'ICU' } });
  fireEvent.click(screen.getByRole('radio', { name: /9–12/ }));
  tell();
  await waitFor(() => expect(screen.getAllByText('That ward takes no flowers.').length).toBe(2));
  isRefused = false;
  fireEvent.change(screen.getByLabelText('Ward and bed'), { target: { value: 'Ward 5' } });
  tell();
  const heading = await screen.findByRole('heading', { name: 'Margaret, the florist knows where to go.' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.body.textContent).not.toContain('Darling');
  expect(sent.at(-1)?.body).toEqual({
    ...{ answer: 'address', kind: 'hospital', name: 'St Brigid’s', unitOffice: 'Ward 5', location: door },
    ...{ safe_place: '', not_at_work: false, deliveryDay: '2026-12-02' },
    delivery_period: { start_time: '09:00', stop_time: '12:00' },
  });
});

it('offers nothing once it is over, and asks before it says no', async () => {
  givenApi(getRecipientPage, () => ({ data: view }));
  const sent = givenApi(answerAsRecipient, () => ({ data: { ...view, state: 'over' as const, days: [] } }));
  showTo(await ruby(), routes, '/for/sealed');
  fireEvent.click(await screen.findByRole('button', { name: 'I’d rather not have flowers' }));
  expect(sent).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: 'No flowers, thanks' }));
  await screen.findByRole('heading', { name: 'Margaret, this order is over.' });
  expect(screen.queryByRole('button', { name: 'Tell the florist' })).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([{ answer: 'declined' }]);
});
