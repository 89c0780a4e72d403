import type { User } from '@bloomkin/shared/schemas/user.ts';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';

export const refusal = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: `It said ${code}`, ...more }, { status, headers: { 'x-request-id': '1' } });

/** The change is made, and its answer does not arrive. */
export function loseAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** Ruby Tran, a buyer, as the API gives her. */
export async function ruby(change: Readonly<Record<string, unknown>> = {}): Promise<User> {
  const schema = await import('@bloomkin/shared/schemas/user.ts');
  return schema.User.parse({
    id: 'u1',
    login: 'ruby',
    fio: 'Ruby Tran',
    phone: '+61491570156',
    email: 'ruby@flowers.test',
    roles: ['ROLE_BUYER'],
    role: 'ROLE_BUYER',
    is_admin: false,
    avatar: null,
    company: null,
    location: null,
    manager_status: null,
    has_password: true,
    active: true,
    created_at: '2026-11-01T00:00:00.000Z',
    ...change,
  });
}

/** Shows something to a signed-in person, at an address of the shop. */
export function showTo(user: User, content: ReactNode, path = '/personal/profile') {
  // Snackbars wait while the page is hidden: their timers must not outlive the test.
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  signedIn({ ...user, api_token: 'token', expires_in: 3600 });
  return render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0 }}>
      <MemoryRouter initialEntries={[path]}>{content}</MemoryRouter>
    </SWRConfig>,
  );
}
