// @vitest-environment window

import { guestRoutes } from '@bloomkin/web/app/office/routes.tsx';
import { RequireRole } from '@bloomkin/web/office/shell/RequireRole.tsx';
import { openSession } from '@bloomkin/web/session/session.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type Answer, api, completeJsdom, failed, welcome } from '#web/signIn/authReplies.ts';

const Orders = () => <h1>Orders</h1>;
const pages = [
  ...guestRoutes,
  {
    element: <RequireRole roles={['ROLE_VENDOR']} />,
    children: [{ path: '/orders/list/full', element: <Orders /> }],
  },
];

it('a failed refresh offers a retry instead of the sign-in form', async () => {
  completeJsdom();
  localStorage.setItem('bloomkin.wasSignedIn', '1');
  const answers: Answer[] = [
    failed(503, 'SERVICE.UNAVAILABLE', 'Not answering.', {}, { 'retry-after': '600' }),
  ];
  api({ '/api/user/refresh': () => (answers.shift() ?? welcome)() });
  const router = createMemoryRouter(pages, { initialEntries: ['/orders/list/full'] });
  render(<RouterProvider router={router} />);
  void openSession();
  expect(await screen.findByRole('heading', { name: 'We cannot reach Bloomkin, trying again' })).toBeTruthy();
  expect([router.state.location.pathname, screen.queryByLabelText('Password')]).toEqual([
    '/orders/list/full',
    null,
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Orders' })).toBeTruthy();
});
