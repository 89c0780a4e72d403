import * as auth from '@bloomkin/shared/routes/auth.ts';
import { computeTotp, toStep } from '@local/cognito/totp.ts';
import { expect } from 'vitest';
import type { authFixture } from '#support/authFixture.ts';

type Fixture = ReturnType<typeof authFixture>;

export async function signIn(fixture: Fixture, login: string, password: string, code?: string) {
  const api = fixture.api();
  const { data } = await api.call(auth.logInByPassword, { body: { login, password, code } });
  api.token = data.api_token;
  return { api, user: data };
}

/** The code of the app now, or some half-minutes later: each works once. */
export const codeOf = (secret: string, later = 0) => computeTotp(secret, toStep(Date.now()) + later);

export async function setUp({ api }: Awaited<ReturnType<typeof signIn>>, password: string): Promise<string> {
  const { data } = await api.call(auth.beginSecondFactor, { body: { password } });
  expect(data.uri).toContain(`secret=${data.secret}`);
  await api.call(auth.confirmSecondFactor, { body: { code: codeOf(data.secret) } });
  return data.secret;
}
