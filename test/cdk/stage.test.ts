import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { readStage } from '@bloomkin/cdk/stage.ts';
import { describe, expect, test } from 'vitest';
import { synthesise } from './support/synthesise.ts';

const context = (change: Record<string, unknown>) => (key: string) =>
  ({ ...projectContext(), ...change })[key];

describe('a stage', () => {
  test('must be named', () => {
    expect(() => readStage(context({}))).toThrow('Say which stage: -c stage=dev or -c stage=prod');
  });

  test('that is unknown is refused', () => {
    expect(() => readStage(context({ stage: 'live' }))).toThrow('Say which stage');
  });

  test('rejects an unknown setting by its name', () => {
    const stages = { ...Object(projectContext().stages), dev: { firewal: 'off' } };
    expect(() => readStage(context({ stage: 'dev', stages }))).toThrow('firewal');
  });

  test.each([
    ['limits', { sendsPerAdressPerHour: 5 }, 'sendsPerAdressPerHour'],
    ['reservedConcurrency', { carts: 100 }, 'carts'],
    ['warmThroughput', { readsPerSecond: 1, writesPerSecond: 1, indexes: { orders: {} } }, 'orders'],
  ])('rejects an unknown name in %s', (setting, value, misspelt) => {
    const stages = { ...Object(projectContext().stages) };
    stages.dev = { ...stages.dev, [setting]: value };
    expect(() => readStage(context({ stage: 'dev', stages }))).toThrow(misspelt);
  });

  test.each([
    ['Bloomkin', true],
    ['+61480000000', true],
    ['B2B', true],
    ['Bl', false],
    ['12345', false],
    ['Bloomkin-Shop', false],
    ['-Bloom', false],
    ['+0480', false],
  ])('texts come from %s: %s', (smsSenderId, isTaken) => {
    const declared = Object(projectContext().stages);
    const stages = { ...declared, dev: { ...declared.dev, smsSenderId } };
    const read = () => readStage(context({ stage: 'dev', stages }));
    if (isTaken) expect(read().smsSenderId).toBe(smsSenderId);
    else expect(read).toThrow('Must be 3 to 11 letters');
  });

  test('names another API host as an origin alone', () => {
    const declared = Object(projectContext().stages);
    const stages = { ...declared, dev: { ...declared.dev, apiHost: 'https://api.bloomkin.example/v1/' } };
    expect(() => readStage(context({ stage: 'dev', stages }))).toThrow('apiHost');
  });

  test('requires an alarm address and a monthly budget in prod', () => {
    const { alarmEmail: _, ...mute } = Object(projectContext().stages).prod;
    const stages = { ...Object(projectContext().stages), prod: mute };
    expect(() => readStage(context({ stage: 'prod', stages }))).toThrow('alarmEmail');
  });

  test('gets a firewall and its own limits in the cloud', () => {
    for (const stage of ['dev', 'prod'] as const) {
      const { firewall, limits } = readStage(context({ stage }));
      expect([stage, firewall === 'off', limits]).toEqual([stage, false, undefined]);
    }
  });

  test.each(['local', 'dev', 'prod'])('%s has the default limits of unpaid orders and holds', (stage) => {
    const { holdMinutes, limits = {} } = readStage(context({ stage }));
    expect(holdMinutes).toBe(30);
    expect(Object.keys(limits)).not.toContain('openUnpaidOrdersPerBuyer');
    expect(Object.keys(limits)).not.toContain('ordersPerBuyerPerHour');
  });

  test('gets generous limits and no firewall on a machine', () => {
    expect(readStage(context({ stage: 'local' }))).toMatchObject({
      firewall: 'off',
      limits: { sendsPerAddressPerHour: 10_000 },
    });
  });

  test('gets no alarms and only local resources on a machine', () => {
    const { stacks } = synthesise('local');
    expect([...stacks.keys()].sort()).toEqual([
      'api',
      'assets',
      'data',
      'identity',
      'jobs',
      'office',
      'site',
      'web',
    ]);
    const types = [...stacks.values()].flatMap((resources) =>
      Object.values(resources).map(({ Type }) => Type),
    );
    expect([...new Set(types.filter((type) => type.startsWith('Custom::')))]).toEqual([
      'Custom::CDKBucketDeployment',
    ]);
  });
});
