import * as z from 'zod';

const Challenge = z.object({
  challengeId: z.uuid(),
  channel: z.enum(['sms', 'email']),
  device: z.string().regex(/^[\w-]*$/),
});

export type Challenge = z.output<typeof Challenge>;

export const formatChallenge = ({ channel, challengeId, device }: Challenge): string =>
  [channel, challengeId, ...(device ? [device] : [])].join(':');

export function parseChallenge(text: string | undefined): Challenge | undefined {
  const [channel, challengeId, device = ''] = text?.split(':') ?? [];
  return Challenge.safeParse({ channel, challengeId, device }).data;
}
