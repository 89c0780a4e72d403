import { formatChallenge, parseChallenge } from '@bloomkin/lambdas/events/cognito/challenge.ts';
import { expect, it } from 'vitest';

const challengeId = '0b9d3c1e-6a5f-4f0e-9a52-6a5f4f0e9a52';

it.each(['', 'a-known_browser1'])('a challenge is parsed as it was written, on browser "%s"', (device) => {
  const challenge = { channel: 'sms', challengeId, device } as const;
  expect(parseChallenge(formatChallenge(challenge))).toEqual(challenge);
});

it.each([undefined, '', 'sms', 'fax:0b9d3c1e-6a5f-4f0e-9a52-6a5f4f0e9a52', 'sms:1'])(
  '%s is rejected as a challenge',
  (text) => {
    expect(parseChallenge(text)).toBeUndefined();
  },
);
