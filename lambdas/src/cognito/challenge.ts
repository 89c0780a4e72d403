import * as z from 'zod';

const Challenge = z.object({ challengeId: z.uuid(), channel: z.enum(['sms', 'email']) });

/** Which code a round of Cognito's is about: what Create tells Verify, and the next round's Create. */
export type Challenge = z.output<typeof Challenge>;

export const challengeText = ({ channel, challengeId }: Challenge): string => `${channel}:${challengeId}`;

export function readChallenge(text: string | undefined): Challenge | undefined {
  const [channel, challengeId] = text?.split(':') ?? [];
  return Challenge.safeParse({ channel, challengeId }).data;
}
