import * as auth from '@bloomkin/shared/routes/auth.ts';
import { expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

it('no log line has a phone, e-mail, name, password, code or token', async () => {
  const phone = fixture.newPhone();
  const email = 'canary@flowers.test';
  const [fio, password] = ['Canary Wren', 'Canary-Password-1'];
  const api = fixture.api();
  await api.call(auth.registerBySms, { body: { phoneNumbers: phone, email, fio } });
  const code = await fixture.sentCode(phone);
  await api.send(auth.logInByCode, { body: { phoneNumbers: phone, code: '98765' } });
  const { data } = await api.call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
  await api.send(auth.logInByPassword, { body: { login: email, password } });
  await api.call(auth.refresh, {});
  api.token = 'canary-token';
  await api.send(auth.logOut, {});
  fixture.world.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 60 });
  await fixture.passSeconds(phone, 1000);
  await api.send(auth.requestCode, { body: { phoneNumbers: phone } });
  fixture.world.faults.clear();

  const written = fixture.world.logs.map(({ text }) => text).join('\n');
  expect(written).toContain('/api/users/code_login');
  const national = phone.replace('+61', '');
  const secrets = [national, email, fio, password, `"${code}"`, '98765', 'canary-token', data.api_token];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toContain(api.cookie ?? 'no cookie');
});
