// @vitest-environment window

import { DetailsForm } from '@bloomkin/web/features/account/profile/DetailsForm.tsx';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenApi, ruby, showTo } from './accountFixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const name = () => screen.getByLabelText<HTMLInputElement>('Your name');
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sav/ });
const type = (value: string) => fireEvent.change(name(), { target: { value } });

it('text typed during a save is kept as a change', async () => {
  const answer = Promise.withResolvers<unknown>();
  givenApi({ 'PUT /api/profile': () => answer.promise });
  const user = await ruby();
  showTo(user, <DetailsForm user={user} />);
  type('Ruby Nguyen');
  fireEvent.click(save());
  await screen.findByRole('button', { name: 'Saving …' });
  type('Ruby Nguyen-Tran');
  answer.resolve({ data: { ...(await ruby({ fio: 'Ruby Nguyen' })), unconfirmed: {} } });
  await screen.findByRole('button', { name: 'Save' });
  expect(name().value).toBe('Ruby Nguyen-Tran');
  expect(save().disabled).toBe(false);
});

it('the form has nothing to save after a save', async () => {
  const after = { ...(await ruby({ fio: 'Ruby Nguyen' })), unconfirmed: {} };
  givenApi({ 'PUT /api/profile': () => ({ data: after }) });
  const user = await ruby();
  showTo(user, <DetailsForm user={user} />);
  expect(save().disabled).toBe(true);
  type('Ruby Nguyen ');
  fireEvent.click(save());
  await screen.findByText('Your profile is saved');
  expect([name().value, save().disabled]).toEqual(['Ruby Nguyen', true]);
});
