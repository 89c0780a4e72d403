import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import {
  endAllPersonSessions,
  endPersonSession,
  listPersonSessions,
  listSessions,
  logInByCode,
  logInByPassword,
} from '@bloomkin/shared/routes/auth.ts';
import { getMe } from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture, type SignedIn } from '#support/authFixture.ts';

const fixture = authFixture();

async function openAdmin() {
  const { login, password } = await fixture.newAdmin();
  const api = fixture.api();
  const { data } = await api.call(logInByPassword, { body: { login, password } });
  api.token = data.api_token;
  return api;
}

async function signInAgain({ phone: phoneNumbers }: SignedIn) {
  const api = fixture.api();
  const code = await fixture.newCodeFor(phoneNumbers);
  const { data } = await api.call(logInByCode, { body: { phoneNumbers, code } });
  api.token = data.api_token;
  return api;
}

describe('an admin and the devices of a user', () => {
  it('ends one at once, notifies the user and records it', async () => {
    const [admin, rosie] = [await openAdmin(), await fixture.signUpBuyer('Rosie')];
    const params = { id: rosie.id };
    const [[{ id: sid = '' } = {}], other] = [
      (await rosie.api.call(listSessions, {})).data,
      await signInAgain(rosie),
    ];
    const readIds = async () =>
      (await admin.call(listPersonSessions, { params })).data.map((session) => session.id);
    const both = await readIds();
    expect(both).toHaveLength(2);
    await admin.call(endPersonSession, { params: { ...params, sid } });
    expect((await rosie.api.send(getMe, {})).status).toBe(401);
    expect((await other.send(getMe, {})).status).toBe(200);
    expect(await readIds()).toEqual(both.filter((id) => id !== sid));
    expect((await admin.send(endPersonSession, { params: { ...params, sid } })).status).toBe(404);
    const { data: acts } = await admin.call(listAudit, { query: { object: `user:${rosie.id}` } });
    expect(acts.map(({ act }) => act)).toEqual(['user.session_ended']);
    await expect
      .poll(() => fixture.sentTo(rosie.phone))
      .toContainEqual(
        expect.objectContaining({ text: expect.stringContaining('our team signed your account out') }),
      );
  });

  it('ends all of them', async () => {
    const [admin, ruby] = [await openAdmin(), await fixture.signUpBuyer('Ruby')];
    const other = await signInAgain(ruby);
    expect((await other.send(getMe, {})).status).toBe(200);
    await admin.call(endAllPersonSessions, { params: { id: ruby.id } });
    for (const api of [ruby.api, other]) expect((await api.send(getMe, {})).status).toBe(401);
  });
});
