import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idleCost } from '@bloomkin/scripts/cost/idleCost.ts';
import { describe, expect, test } from 'vitest';
import { type Synthesised, synthesise } from './support/synthesise.ts';

const linesOf = ({ stacks }: Synthesised) =>
  new Map(idleCost([...stacks.values()]).map((line) => [line.what, line]));
const capacity = readFileSync(join(import.meta.dirname, '../../docs/capacity.md'), 'utf8');
const prod = linesOf(synthesise('prod'));

describe('the idle cost of a stage', () => {
  test('counts what is paid by the month', () => {
    expect(prod.get('Secrets')).toMatchObject({ count: 6, usdPerMonth: expect.closeTo(2.4) });
    expect(prod.get('Firewall')).toMatchObject({ count: 1, usdPerMonth: 5 });
    expect(prod.get('Dashboard')).toMatchObject({ count: 1 });
    expect(prod.get('Detailed metrics of routes')).toBeUndefined();
  });

  test('is what docs/capacity.md says', () => {
    const total = [...prod.values()].reduce((sum, { usdPerMonth }) => sum + usdPerMonth, 0);
    const said = /a stage without a visitor, a month \| about (\d+) \|/.exec(capacity)?.[1];
    expect(Math.abs(Number(said) - total)).toBeLessThan(2);
  });

  test('follows the template', () => {
    const more = linesOf(synthesise('prod', { stage: { abnLookup: true } }));
    expect(more.get('Secrets')?.count).toBe(7);
  });

  test('counts each metric of an alarm about an expression', () => {
    const metric = { MetricStat: {} };
    const alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics: [metric, metric, {}] } };
    expect(idleCost([{ alarm }])).toEqual([{ what: 'Alarms, by metric', count: 2, usdPerMonth: 0.2 }]);
  });

  test('counts runs of a schedule by its expression and its function’s memory', () => {
    const rule = {
      Type: 'AWS::Events::Rule',
      Properties: {
        ScheduleExpression: 'rate(15 minutes)',
        Targets: [{ Arn: { 'Fn::GetAtt': ['job', 'Arn'] } }],
      },
    };
    const job = { Type: 'AWS::Lambda::Function', Properties: { MemorySize: 1024 } };
    const [runs] = idleCost([{ rule, job }]);
    expect(runs).toMatchObject({ what: 'Scheduled runs', count: 2880 });
    expect(runs?.usdPerMonth).toBeCloseTo(0.039, 3);
  });

  test('shows detailed metrics of routes, which cost more than all else', () => {
    const stage = {
      Type: 'AWS::ApiGatewayV2::Stage',
      Properties: { DefaultRouteSettings: { DetailedMetricsEnabled: true } },
    };
    const route = { Type: 'AWS::ApiGatewayV2::Route', Properties: {} };
    expect(idleCost([{ stage, a: route, b: route }])).toEqual([
      expect.objectContaining({ what: 'Detailed metrics of routes', count: 12 }),
    ]);
  });
});
