import { randomUUID } from 'node:crypto';

/** Ends all sign-ins up to now. Tokens say the second of their sign-in: those of this very second end too. */
export const endedSignIns = (now: Date) => ({
  tokenVersion: randomUUID(),
  sessionsNotBeforeSeconds: Math.floor(now.getTime() / 1000) + 1,
  keptSessionId: '',
});
