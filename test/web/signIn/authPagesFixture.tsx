import { guestRoutes } from '@bloomkin/web/app/office/routes.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach } from 'vitest';
import { type Answer, api, completeJsdom } from './authReplies.ts';

/** A new number for each test, because sent codes are limited by number. */
export let people = 40;
export const digits = () => `4915700${people}`;

export async function open(path: string, answers: Readonly<Record<string, Answer>> = {}) {
  const requests = api(answers);
  const router = createMemoryRouter(guestRoutes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1 });
  return { requests, router, at: () => router.state.location.pathname };
}

export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
export const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
export const tab = (name: string) => screen.getByRole<HTMLButtonElement>('tab', { name });
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const noPhone = () => screen.getByLabelText<HTMLInputElement>('I have no phone number');

export function resetAuthPages(): void {
  beforeEach(async () => {
    people += 1;
    completeJsdom();
    localStorage.clear();
    await openSession();
  });
  afterEach(cleanup);
}
