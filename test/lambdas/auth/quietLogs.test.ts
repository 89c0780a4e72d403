import * as auth from '@bloomkin/shared/routes/auth.ts';
import { expect, it } from 'vitest';
import { useShop } from './useShop.ts';

const shop = useShop();

it('no log line holds a phone, an e-mail, a name, a password, a code or a token', async () => {
  const phone = shop.newPhone();
  const email = 'canary@flowers.test';
  const [fio, password] = ['Canary Wren', 'Canary-Password-1'];
  const api = shop.api();
  await api.call(auth.registerBySms, { body: { phoneNumbers: phone, email, fio } });
  const code = await shop.codeSentTo(phone);
  await api.send(auth.logInByCode, { body: { phoneNumbers: phone, code: '98765' } });
  const { data } = await api.call(auth.logInByCode, { body: { phoneNumbers: phone, code } });
  await api.send(auth.logInByPassword, { body: { login: email, password } });
  await api.call(auth.refresh, {});
  api.token = 'canary-token';
  await api.send(auth.logOut, {});
  shop.world.faults.inject({ target: 'sms', mode: 'error', rate: 1, seconds: 60 });
  await shop.passSeconds(phone, 1000);
  await api.send(auth.requestCode, { body: { phoneNumbers: phone } });
  shop.world.faults.clear();

  const written = shop.world.logs.map(({ text }) => text).join('\n');
  expect(written).toContain('/api/users/code_login');
  const national = phone.replace('+61', '');
  const secrets = [national, email, fio, password, `"${code}"`, '98765', 'canary-token', data.api_token];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toContain(api.cookie ?? 'no cookie');
});
