import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp, requireAccount } from '@bloomkin/cdk/makeApp.ts';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { someOf } from '#support/run/budget.ts';
import { placeholderAssets } from './support/placeholderAssets.ts';
import { synthesise } from './support/synthesise.ts';

const full = {
  domain: { name: 'bloomkin.example', hostedZoneId: 'Z0123', zoneName: 'bloomkin.example' },
  alarmEmail: 'ops@bloomkin.example',
  smsSenderId: 'Bloomkin',
  backupCopyVault: 'arn:aws:backup:ap-southeast-4:210987654321:backup-vault:bloomkin',
  reservedConcurrency: { catalogueBuilder: 1, cart: 100 },
  warmThroughput: { readsPerSecond: 12_000, writesPerSecond: 8_000 },
};

/** Its rules take seconds a stage. `prod` with all its settings has each resource of the others, but for names without a domain. */
const stages = someOf([
  ['prod', full],
  ['dev', {}],
  ['prod', {}],
] as const);

describe.each(stages)('the templates of %s', (name, stage) => {
  const { stacks, findings } = synthesise(name, { stage, validated: true });

  test('pass the offline rules and cdk-nag, warnings included', () => {
    expect(findings).toEqual([]);
  });

  test('stay far from the 500 resources a stack may have', () => {
    for (const [stack, resources] of stacks)
      expect([stack, Object.keys(resources).length < 450]).toEqual([stack, true]);
  });
});

test('a synth without credentials says what is missing', () => {
  vi.stubEnv('CDK_DEFAULT_ACCOUNT', undefined);
  const dir = mkdtempSync(join(tmpdir(), 'bloomkin-account-'));
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(dir, { recursive: true });
  });
  const context = { ...projectContext(), stage: 'dev', 'aws:cdk:bundling-stacks': [] };
  const app = makeApp({ assets: placeholderAssets(dir), checked: false, context, outdir: join(dir, 'out') });
  expect(() => requireAccount(app)).toThrow('sign in (such as aws sso login)');
});
