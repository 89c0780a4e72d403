import { officePages } from '@bloomkin/shared/officePages.ts';
import type { OfficePage } from '@bloomkin/shared/page.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { routes } from '@bloomkin/web/app/office/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

export const petal = { id: '01JS8Y5B2GV5V71SSGAJ26YEVM', name: 'Petal Pty Ltd', brand: 'Petal' };
export const vendor = () => person('ROLE_VENDOR', { company: petal });
const admin = () => person('ROLE_ADMIN');

/** Forms that need nothing of the server before they are filled in. */
const needNothing = new Set([
  'collectionCreate',
  'companyCreate',
  'openShop',
  'paramsCreate',
  'settings',
  'storeCreate',
]);

/** What is named in the address. */
const queries: Readonly<Record<string, string>> = { orderCards: `?ids=${petal.id}` };

/** One of each component: vendors' pages are admins' too, with more of them. */
const pages = new Map(
  Object.entries<OfficePage>(officePages)
    .filter(([, page]) => page.inShell && !page.isNotice)
    .toReversed()
    .map(([name, page]) => [page.component, { name, page }]),
);

export interface Visit {
  name: string;
  user: () => User;
  path: string;
  /** It shows something without any answer of the server. */
  needsNothing: boolean;
}

/** Each page within the frame of the back office, by the page table. */
export const visits: readonly Visit[] = [...pages.values()].map(({ name, page }) => ({
  name,
  user: page.roles?.some((role) => role === 'ROLE_VENDOR') ? vendor : admin,
  path: `${page.path.replace(':day', '2026-12-24').replaceAll(/:\w+/g, petal.id)}${queries[name] ?? ''}`,
  needsNothing: needNothing.has(name),
}));

/** Those that a florist or a manager opens. */
export const floristVisits = visits.filter(({ user }) => user === vendor);

/** Hidden pages start no timers, which would outlive the test. */
export function givenOfficePages({ isWide = false } = {}): void {
  localStorage.clear();
  givenDialogs();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.startsWith('(min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
}

/** Answers of the API; the settings of the page's host are always there. */
export const givenAnswers = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (input: string) =>
    new URL(input, 'https://shop.test').pathname === '/config.json' ? Response.json({}) : answer(),
  );

export function openPage(user: User, path: string): void {
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <RouterProvider router={router} />
    </SWRConfig>,
  );
}

export const inMain = async () => within(await screen.findByRole('main'));
