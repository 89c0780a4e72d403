import { AppError } from '@bloomkin/shared/errors.ts';
import { type CodeItem, countAnswer, findCode, saveCognitoSession } from '#model/auth/codes/codeEntity.ts';
import type { CodeOwner } from '#model/auth/codes/codeOwner.ts';
import { attemptsLeft } from '#model/auth/codes/codeRules.ts';
import { answerCodeChallenge, type Tokens } from '#platform/services/cognitoTokens.ts';

/** Cognito's trigger compares; a challenge that was never sent only counts down. */
export async function checkCode(owner: CodeOwner, code: string, nowSeconds: number): Promise<Tokens> {
  const current = await findCode(owner);
  if (!current || attemptsLeft(current, nowSeconds) === 0) throw wrongCode(0);
  const answered = current.live && current.session !== '';
  const tokens = answered ? await answerLive(owner, current, code) : undefined;
  if (tokens) return tokens;
  if (!current.live) await countAnswer(owner, current, nowSeconds);
  const after = await findCode(owner);
  throw wrongCode(after ? attemptsLeft(after, nowSeconds) : 0);
}

async function answerLive(owner: CodeOwner, current: CodeItem, code: string): Promise<Tokens | undefined> {
  const { tokens, session } = await answerCodeChallenge(owner.id, current.session, code);
  if (session) await saveCognitoSession(owner, current.challengeId, session);
  return tokens;
}

function wrongCode(left: number): AppError {
  return new AppError('AUTH.VALIDATION.INVALID.CODE', { extra: { attempts_left: left } });
}
