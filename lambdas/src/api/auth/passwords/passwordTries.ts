import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@bloomkin/shared/errors.ts';
import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import { keyedHash } from '#model/auth/codes/codeHash.ts';
import { readPepper } from '#model/auth/codes/pepper.ts';
import { rejectIfLimited } from '#platform/http/limits.ts';
import {
  type PasswordAnswer,
  type PasswordAttempt,
  signInByPassword,
  type Tokens,
} from '#platform/services/cognitoTokens.ts';
import { giveOneBack, type LimitRule, takeOne } from '#platform/table/limitEntity.ts';

/** Only checked attempts count; unlocks after a quiet window. */
const quiet = { windowSeconds: 20 * 60, from: 'latest' } as const;
/** Cognito locks after five within 15 minutes; with this limit strangers reach at most seven, a lock of 4 s. */
const unknownDeviceLimit: LimitRule = { what: 'PASSWORD_TRIES', max: 3, ...quiet };
const knownDeviceLimit: LimitRule = { what: 'PASSWORD_TRIES', max: 5, ...quiet };

const waitsMs = [0, 1000, 1500, 2000] as const;

export async function tryFromKnownDevice(
  userId: string,
  device: string,
  attempt: PasswordAttempt,
  now: Date,
): Promise<Tokens | undefined> {
  const who = `device|${userId}|${device}`;
  rejectIfLimited(await takeOne(knownDeviceLimit, who, now));
  return releaseUnlessWrong(knownDeviceLimit, [who], now, async () => {
    for (const waitMs of waitsMs) {
      await pause(waitMs);
      const tokens = checkSecondStep(await signInByPassword(userId, attempt));
      if (tokens !== 'locked') return tokens;
    }
    throw new AppError('LIMIT.TOO_MANY', { retryAfterSeconds: 10 });
  });
}

/** By name, which is reported, and by account, which answers like a wrong password: names stay unlinkable. */
export async function tryFromUnknownDevice(
  userId: string | undefined,
  login: string,
  attempt: PasswordAttempt,
  now: Date,
): Promise<Tokens | undefined> {
  const name = keyedHash(await readPepper(), `login|${parsePhone(login) ?? login.toLowerCase()}`);
  // Unknown names count under a fake account, for equal timing.
  const account = userId ?? `nobody-${name}`;
  const counted = [`name|${name}`, `account|${account}`];
  const [nameWait, accountWait] = await Promise.all(
    counted.map((who) => takeOne(unknownDeviceLimit, who, now)),
  );
  rejectIfLimited(nameWait);
  if (accountWait !== undefined) return undefined;
  return releaseUnlessWrong(unknownDeviceLimit, counted, now, async () => {
    const tokens = checkSecondStep(await signInByPassword(account, attempt));
    return tokens === 'locked' ? undefined : tokens;
  });
}

/** A wrong code of the app counts like a wrong password. */
function checkSecondStep(answer: PasswordAnswer): Tokens | 'locked' | undefined {
  if (answer === 'needsCode') throw new AppError('AUTH.SECOND_FACTOR.REQUIRED');
  if (answer === 'wrongCode') throw new AppError('AUTH.SECOND_FACTOR.WRONG');
  return answer;
}

async function releaseUnlessWrong(
  rule: LimitRule,
  counted: readonly string[],
  now: Date,
  ask: () => Promise<Tokens | undefined>,
): Promise<Tokens | undefined> {
  const giveBack = () => Promise.all(counted.map((who) => giveOneBack(rule, who, now)));
  try {
    const tokens = await ask();
    if (tokens) await giveBack();
    return tokens;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'AUTH.SECOND_FACTOR.WRONG')) await giveBack();
    throw error;
  }
}
