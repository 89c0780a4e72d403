import { AppError } from '@bloomkin/shared/errors.ts';
import { answerCodeChallenge, type Tokens } from '../services/cognitoTokens.ts';
import type { CodeOwner } from './codeOwner.ts';
import { attemptsLeft } from './codeRules.ts';
import { type CodeItem, countAnswer, findCode, saveSession } from './codeTable.ts';

/**
 * Answers the present code: tokens, or the contract's 401 with the answers that are left. The comparison is Cognito's
 * trigger's (`cognito/verifyAuthChallengeResponse.ts`); a challenge that was never sent only counts down.
 */
export async function checkCode(owner: CodeOwner, code: string, nowSeconds: number): Promise<Tokens> {
  const row = await findCode(owner);
  if (!row || attemptsLeft(row, nowSeconds) === 0) throw wrongCode(0);
  const answered = row.live && row.session !== '';
  const tokens = answered ? await answerLive(owner, row, code) : undefined;
  if (tokens) return tokens;
  if (!row.live) await countAnswer(owner, row, nowSeconds);
  const after = await findCode(owner);
  throw wrongCode(after ? attemptsLeft(after, nowSeconds) : 0);
}

async function answerLive(owner: CodeOwner, row: CodeItem, code: string): Promise<Tokens | undefined> {
  const { tokens, session } = await answerCodeChallenge(owner.id, row.session, code);
  if (session) await saveSession(owner, row.challengeId, session);
  return tokens;
}

function wrongCode(left: number): AppError {
  return new AppError('AUTH.VALIDATION.INVALID.CODE', { extra: { attempts_left: left } });
}
