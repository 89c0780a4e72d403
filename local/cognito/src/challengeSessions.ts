import { randomBytes } from 'node:crypto';
import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import * as z from 'zod';
import { CognitoError } from './cognitoError.ts';

const Round = z.object({
  challengeName: z.literal('CUSTOM_CHALLENGE'),
  challengeResult: z.boolean(),
  challengeMetadata: z.string().optional(),
});
export type Round = z.output<typeof Round>;

const ChallengeSession = z.object({
  clientId: z.string(),
  username: z.string(),
  challengeName: z.enum(['CUSTOM_CHALLENGE', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA']),
  rounds: z.array(Round),
  privateParameters: z.record(z.string(), z.string()),
  metadata: z.string().optional(),
  expiresAtMs: z.number(),
});
export type ChallengeSession = z.output<typeof ChallengeSession>;

type Wanted = Pick<ChallengeSession, 'clientId' | 'username' | 'challengeName'>;

/** Sweeps expired sessions at this size. */
const sweepAt = 1000;

/** Single use, even by concurrent callers. */
export class ChallengeSessions {
  private readonly records: RecordMap<ChallengeSession>;
  private readonly now: () => number;
  private nextSweep = sweepAt;

  constructor(file: RecordFile, now: () => number) {
    this.records = file.map('challengeSessions', ChallengeSession);
    this.now = now;
  }

  open(session: ChallengeSession): string {
    if (this.records.size >= this.nextSweep) this.sweep();
    const name = randomBytes(192).toString('base64url');
    this.records.set(name, session);
    return name;
  }

  take(name: string, wanted: Wanted): ChallengeSession {
    const session = this.check(name, wanted);
    this.records.delete(name);
    return session;
  }

  /** Without using it up. */
  check(name: string, wanted: Wanted): ChallengeSession {
    const session = this.records.get(name);
    if (!session) throw rejectSession('Invalid session for the user, session can only be used once.');
    if (session.expiresAtMs <= this.now()) {
      this.records.delete(name);
      throw rejectSession('Invalid session for the user, session is expired.');
    }
    const { clientId, username, challengeName } = session;
    if (
      clientId !== wanted.clientId ||
      username !== wanted.username ||
      challengeName !== wanted.challengeName
    )
      throw rejectSession('Invalid session for the user.');
    return session;
  }

  private sweep(): void {
    const now = this.now();
    for (const [name, { expiresAtMs }] of [...this.records.entries()])
      if (expiresAtMs <= now) this.records.delete(name);
    this.nextSweep = this.records.size + sweepAt;
  }
}

const rejectSession = (message: string) => new CognitoError('NotAuthorizedException', message);
