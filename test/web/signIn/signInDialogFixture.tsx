import { SignInDialog } from '@bloomkin/web/features/signIn/SignInDialog.tsx';
import { setAccessToken } from '@bloomkin/web/http/accessToken.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { type Answer, api, completeJsdom } from './authReplies.ts';

/** A new number for each test, because sent codes are limited by number. */
let people = 0;
export const digits = () => `4915700${String(people).padStart(2, '0')}`;
export const formatDigits = () => digits().replace(/(...)(...)(...)/, '$1 $2 $3');

export function open(
  answers: Readonly<Record<string, Answer>>,
  request: ComponentProps<typeof SignInDialog> = {},
) {
  const requests = api(answers);
  render(
    <MemoryRouter>
      <SignInDialog {...request} />
    </MemoryRouter>,
  );
  return requests;
}

export const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
export const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');
export const email = () => screen.getByLabelText<HTMLInputElement>('E-mail');
export const next = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
export const tab = (name: string) => screen.getByRole('button', { name });
export const boxes = () => screen.findByLabelText<HTMLInputElement>('Four-digit code');

export function resetDialog(): void {
  beforeEach(() => {
    people += 1;
    completeJsdom();
    localStorage.clear();
  });
  afterEach(() => {
    cleanup();
    setAccessToken(undefined);
    vi.useRealTimers();
  });
}
