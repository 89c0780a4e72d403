import type { RequestQuotas } from '@local/kit/requestQuotas.ts';
import type { AppClients } from './appClients.ts';
import type { ChallengeSessions } from './challengeSessions.ts';
import type { InTurn } from './inTurn.ts';
import type { SignIns } from './signIns.ts';
import type { SigningKeys } from './signingKeys.ts';
import type { Triggers } from './triggers.ts';
import type { Users } from './users.ts';

export interface CognitoContext {
  region: string;
  clients: AppClients;
  users: Users;
  sessions: ChallengeSessions;
  signIns: SignIns;
  keys: SigningKeys;
  triggers: Triggers;
  /** Serialised per user, so that concurrent attempts cannot bypass the lockout. */
  passwordTurns: InTurn;
  quotas: RequestQuotas;
  /** Milliseconds since 1970. */
  now(): number;
}
