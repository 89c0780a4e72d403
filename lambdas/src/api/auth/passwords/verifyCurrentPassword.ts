import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type { Caller } from '#platform/http/caller.ts';
import { giveBackForAddress, perAddress, takeForAddress } from '#platform/http/limits.ts';
import { revokeRefreshToken } from '#platform/services/cognitoTokens.ts';
import { tryFromKnownDevice } from './passwordTries.ts';

interface Attempt {
  /** The form field of the password. */
  field: string;
  viewerAddress: string;
  now: Date;
}

/** Counts before comparing: a stolen session must not allow guessing. */
export async function verifyCurrentPassword(
  { id, sessionId }: Caller,
  password: string,
  { field, viewerAddress, now }: Attempt,
): Promise<void> {
  await takeForAddress(perAddress.wrongAnswers, viewerAddress, now);
  if (!(password && (await isRight(id, sessionId, password, now))))
    throw invalidField(field, 'This is not your current password');
  await giveBackForAddress(perAddress.wrongAnswers, viewerAddress, now);
}

async function isRight(id: Caller['id'], device: string, password: string, now: Date): Promise<boolean> {
  try {
    const tokens = await tryFromKnownDevice(id, device, { password }, now);
    if (tokens) await revokeRefreshToken(tokens.refreshToken);
    return tokens !== undefined;
  } catch (error) {
    // The second step is asked for after the right password only.
    if (error instanceof AppError && error.code === 'AUTH.SECOND_FACTOR.REQUIRED') return true;
    throw error;
  }
}
