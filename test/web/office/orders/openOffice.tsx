import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { type ApiCall, givenApi } from '#support/givenApi.ts';
import { person } from '#web/office/officePerson.ts';

export const petal = { id: 'company-1', name: 'Petal Pty Ltd', brand: 'Petal' };

export const pageOf = <T,>(data: readonly T[]) => ({
  ...{ page: 1, per_page: 20, total: data.length, total_pages: 1 },
  data: [...data],
});

/** Hidden pages start no timers, which would outlive the test. */
export function givenOffice(): void {
  localStorage.clear();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
}

/** The back office at an address, its list of orders empty unless the test answers it. */
export function openOffice(path: string, user = person('ROLE_VENDOR', { company: petal })) {
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}

export const givenOrders = (
  reply: (call: ApiCall) => readonly object[] = () => [],
): ReturnType<typeof givenApi> =>
  givenApi(listOrders, (call) => ({ ...pageOf(reply(call)), counts: {} }) as never);

/** The sheet that was sent to the printer, while it is printed. */
export function givenPrinter() {
  const papers: string[] = [];
  vi.stubGlobal('print', () => papers.push(document.body.textContent ?? ''));
  return papers;
}
