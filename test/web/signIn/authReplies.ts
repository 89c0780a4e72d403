import { vi } from 'vitest';

export type Answer = () => Response | Promise<Response>;

/** Read by pages themselves when they have time: the banner, the switches and the commission. */
const askedByPages: ReadonlySet<string> = new Set(['/api/shop/channels', '/api/commission']);

/** The API as a form meets it: what each path answers; `requests` records what was sent to it. */
export function api(answers: Readonly<Record<string, Answer>>) {
  const requests: { path: string; query: URLSearchParams; body: unknown }[] = [];
  const fetch = vi.fn(async (url: string, request?: RequestInit) => {
    if (url === '/config.json') return Response.json({});
    const { pathname, searchParams } = new URL(url, 'http://shop.test');
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined;
    if (!askedByPages.has(pathname)) requests.push({ path: pathname, query: searchParams, body });
    const answer = answers[pathname];
    if (!answer) throw new Error(`Nobody answers ${pathname}`);
    return answer();
  });
  vi.stubGlobal('fetch', fetch);
  return requests;
}

export const paths = {
  find: '/api/_p/user/find_in_system',
  request: '/api/users/code_request',
  registerBySms: '/api/users/code_register_sms',
  registerByEmail: '/api/user/register',
  answer: '/api/users/code_login',
};

export const found =
  (...methods: string[]): Answer =>
  () =>
    Response.json({ data: { exists: methods.length > 0, methods } });

const codeSent = { sent_to: '0••• ••• 006', expires_in: 300, resend_in: 30 };
export const sent: Answer = () => Response.json({ data: codeSent, message: 'Sent' });

export const failed =
  (
    status: number,
    code: string,
    message: string,
    more: object = {},
    headers: Record<string, string> = {},
  ): Answer =>
  () =>
    Response.json(
      { code, message, request_id: '1', ...more },
      { status, headers: { 'X-Request-Id': '1', ...headers } },
    );

/** No answer comes. */
export const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** A florist: no cart follows the sign-in. */
const florist = {
  id: '01ADA',
  login: 'ada',
  fio: 'Ada Wills',
  phone: '+61491570006',
  email: '',
  roles: ['ROLE_VENDOR'],
  role: 'ROLE_VENDOR',
  is_admin: false,
  avatar: null,
  company: null,
  location: null,
  manager_status: null,
  manager_rights: [],
  has_password: false,
  active: true,
  created_at: '2026-11-20T02:00:00.000Z',
  api_token: 'secret-token',
  expires_in: 900,
};
export const welcome: Answer = () => Response.json({ data: florist });

/** jsdom has neither. */
export function completeJsdom(): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
  };
}
