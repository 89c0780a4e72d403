import type { AppClients } from './appClients.ts';
import type { ChallengeSessions } from './challengeSessions.ts';
import type { InTurn } from './inTurn.ts';
import type { SignIns } from './signIns.ts';
import type { SigningKeys } from './signingKeys.ts';
import type { Triggers } from './triggers.ts';
import type { Users } from './users.ts';

/** What the calls of the Cognito stand-in work with. */
export interface CognitoContext {
  region: string;
  clients: AppClients;
  users: Users;
  sessions: ChallengeSessions;
  signIns: SignIns;
  keys: SigningKeys;
  triggers: Triggers;
  /** One user's tries are looked at one by one, so that many at once are no more tries than the lock allows. */
  passwordTurns: InTurn;
  /** Milliseconds since 1970. */
  now(): number;
}
