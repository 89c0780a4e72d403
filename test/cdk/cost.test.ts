import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idleCost } from '@bloomkin/scripts/cost/idleCost.ts';
import { describePrices, prices } from '@bloomkin/scripts/cost/prices.ts';
import { describe, expect, test } from 'vitest';
import { memoryCost } from './support/memoryCost.ts';
import { type Synthesised, synthesise } from './support/synthesise.ts';

const linesOf = ({ stacks }: Synthesised) =>
  new Map(idleCost([...stacks.values()]).map((line) => [line.what, line]));
const capacity = readFileSync(join(import.meta.dirname, '../../docs/capacity.md'), 'utf8');
const prod = linesOf(synthesise('prod'));

describe('the idle cost of a stage', () => {
  test('counts monthly charges', () => {
    expect(prod.get('Secrets')).toMatchObject({ count: 6, usdPerMonth: expect.closeTo(2.4) });
    expect(prod.get('Firewall')).toMatchObject({ count: 1, usdPerMonth: 5 });
    expect(prod.get('Detailed metrics of routes')).toBeUndefined();
  });

  test('equals the figure of docs/capacity.md', () => {
    const total = [...prod.values()].reduce((sum, { usdPerMonth }) => sum + usdPerMonth, 0);
    const documented = /a stage without a visitor, a month \| about (\d+) \|/.exec(capacity)?.[1];
    expect(Math.abs(Number(documented) - total)).toBeLessThan(2);
  });

  test('follows the template', () => {
    const more = linesOf(synthesise('prod', { stage: { abnLookup: true } }));
    expect(more.get('Secrets')?.count).toBe(7);
  });

  test('counts each metric of an alarm about an expression', () => {
    const metric = { MetricStat: {} };
    const alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { Metrics: [metric, metric, {}] } };
    const alarms = Array.from({ length: 6 }, () => ({ alarm }));
    expect(idleCost(alarms)).toEqual([
      { what: 'Alarms, by metric', count: 12, usdPerMonth: expect.closeTo(0.2) },
    ]);
  });

  test('counts scheduled runs with their function’s memory', () => {
    const schedule = {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        ScheduleExpression: 'rate(15 minutes)',
        Target: { Arn: { 'Fn::GetAtt': ['job', 'Arn'] } },
      },
    };
    const job = { Type: 'AWS::Lambda::Function', Properties: { MemorySize: 1024 } };
    const [runs] = idleCost([{ schedule, job }]);
    expect(runs).toMatchObject({ what: 'Scheduled runs', count: 2880 });
    expect(runs?.usdPerMonth).toBeCloseTo(0.039, 3);
  });

  test('shows detailed metrics of routes, the largest line with them', () => {
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

test('the rates of docs/capacity.md follow from its busiest hour', () => {
  const hourly = Number(/(\d+) orders in that hour/.exec(capacity)?.[1]);
  const rows = [...capacity.matchAll(/^\| (.+) a second( \([^|]+)? \| ([\d., |]+) \|$/gm)];
  expect(rows.length).toBeGreaterThan(6);
  for (const [, what, needs = '(1', cells = ''] of rows) {
    const perOrder = Number(/\(([\d.]+)/.exec(needs)?.[1]);
    cells.split(' | ').forEach((cell, power) => {
      const exact = (perOrder * hourly * 10 ** power) / 3600;
      expect(Number(cell.replace(',', '')) / exact, `${what}: ${cell}`).toBeCloseTo(1, 1);
    });
  }
});

test('mails and people who sign in cost the figures of docs/capacity.md', () => {
  const read = (what: string) => Number(new RegExp(`\\| ${what} \\| ([\\d.]+) `).exec(capacity)?.[1]);
  expect(read('1,000 mails')).toBeCloseTo(1000 * prices.mail.usd);
  expect(read('50,000 people who sign in in a month')).toBeCloseTo(40_000 * prices.activeUser.usd);
});

test('costs per order what docs/capacity.md says', () => {
  const row = /an order: (\d+) WRU, (\d+) RRU, (\d+) invocations, (\d+) e-mails \| ([\d.]+) \|/;
  const [writes = 0, reads = 0, calls = 0, mails = 0, usd] = row.exec(capacity)?.slice(1).map(Number) ?? [];
  const { usdPerMillion } = memoryCost({ cpuMs: 10, rounds: 4 }, 512);
  const total = writes * prices.tableWrite.usd + reads * prices.tableRead.usd + mails * prices.mail.usd;
  expect(usd).toBeCloseTo(total + (calls * usdPerMillion) / 1_000_000, 4);
});

describe('memory of a function', () => {
  const row = /^\| ([a-z ]+) \| ([\d.]+) ms, (\d) \| (.+) \|$/gm;

  test('costs the figures of docs/capacity.md', () => {
    const rows = [...capacity.matchAll(row)];
    expect(rows.map(([, request]) => request)).toEqual(['add to cart', 'checkout']);
    for (const [, , cpuMs, rounds, documented] of rows) {
      const needs = { cpuMs: Number(cpuMs), rounds: Number(rounds) };
      const costs = [512, 1024, 1769].map((memoryMb) => memoryCost(needs, memoryMb));
      const cells = costs.map(({ ms, usdPerMillion }) => `${ms.toFixed(0)} ms, ${usdPerMillion.toFixed(2)}`);
      expect(documented).toBe(cells.join(' | '));
    }
  });

  test('scales with memory up to one processor', () => {
    const needs = { cpuMs: 100, rounds: 0 };
    expect(memoryCost(needs, 1769).ms).toBe(100);
    expect(memoryCost(needs, 3538).ms).toBe(100);
    expect(memoryCost(needs, 884.5).ms).toBe(200);
  });
});

describe('each price', () => {
  test.each(Object.entries(prices))('names its page and day: %s', (_, { page, asOf }) => {
    expect(page).toMatch(/^https:\/\/aws\.amazon\.com\/[\w-]+\/pricing\/$/);
    expect(new Date(asOf).toISOString().slice(0, 10)).toBe(asOf);
    expect(describePrices()).toContain(`${page} of ${asOf}`);
  });
});
