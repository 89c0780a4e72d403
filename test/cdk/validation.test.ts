import { describe, expect, test } from 'vitest';
import { synthesise } from './support/synthesise.ts';

const full = {
  domain: { name: 'bloomkin.example', hostedZoneId: 'Z0123', zoneName: 'bloomkin.example' },
  alarmEmail: 'ops@bloomkin.example',
  smsSenderId: 'Bloomkin',
  reservedConcurrency: { catalogueBuilder: 1, cart: 100 },
  warmThroughput: { readsPerSecond: 12_000, writesPerSecond: 8_000 },
};

describe.each([
  ['dev', {}],
  ['prod', {}],
  ['prod', full],
] as const)('the templates of %s', (name, stage) => {
  const { stacks, findings } = synthesise(name, { stage, validated: true });

  test('pass the offline rules and cdk-nag, warnings included', () => {
    expect(findings).toEqual([]);
  });

  test('stay far from the 500 resources a stack may have', () => {
    for (const [stack, resources] of stacks)
      expect([stack, Object.keys(resources).length < 450]).toEqual([stack, true]);
  });
});
