import type { Route } from '@bloomkin/shared/route.ts';
import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { localCloud } from '../support/localCloud.ts';
import { newBuyer } from '../support/people.ts';

const test = localCloud({ demoData: true });

/** An id that could be one and is nobody's. */
const nobody = '01JZZZZZZZZZZZZZZZZZZZZZZZ';

const pathOf = (route: Route, id = nobody) => route.path.replace(/\{\w+\}/g, id);
const bodyOf = (route: Route, body: string) => (route.method === 'GET' ? {} : { body });
const json = { 'content-type': 'application/json' };

async function send(
  route: Route,
  { path = pathOf(route), token = '', body = '{}', type = json['content-type'] } = {},
) {
  const answer = await fetch(new URL(path, test.world.url), {
    method: route.method,
    headers: {
      ...(route.method === 'GET' ? {} : { 'content-type': type }),
      ...(token && { 'x-auth-token': token }),
    },
    ...bodyOf(route, body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    body: JSON.parse(text) as Record<string, unknown>,
  };
}

const isOpen = (route: Route) => route.options.access === 'public' || route.options.access === 'provider';

describe.each(allRoutes.map((named) => [`${named.route.method} ${named.route.path}`, named.route] as const))(
  '%s',
  (_, route) => {
    it('answers a failure with its message, code and request id, and never a 500', async () => {
      const { status, headers, body } = await send(route, { path: pathOf(route, 'x'.repeat(200)) });
      expect(status).toBeLessThan(500);
      expect(headers.get('x-request-id')).toBeTruthy();
      if (status >= 400)
        expect(body).toMatchObject({
          message: expect.any(String),
          code: expect.any(String),
          request_id: expect.any(String),
        });
    });

    if (!isOpen(route))
      it('is closed to somebody not signed in', async () => {
        const { status, body } = await send(route);
        const ordering = route.options.errors?.includes('AUTH.CHECKOUT_REQUIRED');
        expect([status, body.code]).toEqual([401, ordering ? 'AUTH.CHECKOUT_REQUIRED' : 'AUTH.REQUIRED']);
      });

    if (route.options.access !== 'provider')
      it('refuses a bad token, whoever else it lets in', async () => {
        for (const token of ['nonsense', 'eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6InUifQ.']) {
          const { status, body } = await send(route, { token });
          expect([status, body.code]).toEqual([401, 'AUTH.TOKEN.INVALID']);
        }
      });

    if (route.method !== 'GET' && route.options.body && route.options.bodyKind !== 'raw')
      it('says that it cannot read broken JSON or a kind of body it does not take', async () => {
        const token = buyerToken;
        const broken = await send(route, { token, body: '{"a":' });
        expect([400, 403]).toContain(broken.status);
        const odd = await send(route, { token, body: '<a/>', type: 'application/xml' });
        expect([403, 415]).toContain(odd.status);
      });

    if (route.options.params)
      it('knows nothing of an id that nobody has', async () => {
        const { status } = await send(route, { token: buyerToken });
        expect([200, 403, 404, 409, 422]).toContain(status);
        // What is gone may be deleted again: a lost reply is no error. Whose it was is the matrix's to ask (test/security).
        const deletes = route.method === 'DELETE';
        if (status === 200 && !deletes) expect(route.options.access).toBe('public');
      });
  },
);

let buyerToken = '';
beforeAll(async () => {
  const ruby = test.visitor();
  buyerToken = (await newBuyer(ruby)).api_token;
});
