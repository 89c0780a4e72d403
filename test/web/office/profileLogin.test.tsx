// @vitest-environment window

import { ProfilePage } from '@bloomkin/web/office/people/profile/ProfilePage.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { api, completeJsdom, failed, welcome } from '#web/signIn/authReplies.ts';

it('a login that is a phone number is formatted', async () => {
  completeJsdom();
  const missing = failed(404, 'NOT_FOUND', 'We could not find that.');
  api({ '/api/me/sessions': missing, '/api/profile': missing });
  const { data } = await (await welcome()).json();
  signedIn({ ...data, login: '+61491578957' });
  render(
    <SWRConfig value={{ shouldRetryOnError: false }}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <ProfilePage /> }])} />
    </SWRConfig>,
  );
  expect(await screen.findByText('You can also sign in as “0491 578 957”.')).toBeTruthy();
});
