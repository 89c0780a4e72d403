import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Deployed, Deployment } from '#aws/assembly/deployment.ts';
import type { Clock } from '#aws/clock.ts';
import type { Functions } from '#aws/functions/functions.ts';
import { cronFalls } from './cron.ts';

const RuleProperties = z.object({
  ScheduleExpression: z.string(),
  State: z.string().default('ENABLED'),
  Targets: z.array(z.object({ Arn: z.string(), Input: z.string().optional() })).default([]),
});
type Rule = Deployed<z.output<typeof RuleProperties>>;

const minuteMs = 60_000;
/** Under a minute, so that none is missed. */
const lookMs = 20_000;
const toMinute = (at: Date) => Math.floor(at.getTime() / minuteMs);
const unitMs = { minute: minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs } as const;

export interface SchedulesParts {
  functions: Functions;
  clock: Clock;
  onError: (error: unknown) => void;
}

export class Schedules {
  private readonly rules: readonly Rule[];
  private readonly functions: Functions;
  private readonly clock: Clock;
  private readonly onError: (error: unknown) => void;
  private timers: NodeJS.Timeout[] = [];
  private ending = new AbortController();

  constructor(deployment: Deployment, { functions, clock, onError }: SchedulesParts) {
    this.functions = functions;
    this.clock = clock;
    this.onError = onError;
    this.rules = deployment
      .list('AWS::Events::Rule', RuleProperties)
      .filter(({ properties }) => properties.State === 'ENABLED');
    // Validates at the start.
    for (const { properties } of this.rules) rateMs(properties.ScheduleExpression);
  }

  start(): void {
    this.ending = new AbortController();
    this.timers = this.rules.map((rule) => this.startRule(rule));
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.ending.abort();
  }

  private startRule(rule: Rule): NodeJS.Timeout {
    const { ScheduleExpression } = rule.properties;
    const everyMs = rateMs(ScheduleExpression);
    if (everyMs !== undefined) return setInterval(() => this.fire(rule), everyMs).unref();
    let lookedAt = toMinute(this.clock.now());
    const look = () => {
      const now = this.clock.now();
      if (toMinute(now) === lookedAt) return;
      lookedAt = toMinute(now);
      if (cronFalls(ScheduleExpression, now)) this.fire(rule);
    };
    return setInterval(look, lookMs).unref();
  }

  private fire({ arn, region, account, properties }: Rule): void {
    const event = {
      version: '0',
      id: randomUUID(),
      'detail-type': 'Scheduled Event',
      source: 'aws.events',
      account,
      time: this.clock.now().toISOString(),
      region,
      resources: [arn],
      detail: {},
    };
    const { signal } = this.ending;
    for (const { Arn, Input } of properties.Targets)
      this.functions.invoke(Arn, Input ? JSON.parse(Input) : event).catch((error: unknown) => {
        // Functions are stopped after their schedules, while they work.
        if (!signal.aborted) this.onError(error);
      });
  }
}

function rateMs(expression: string): number | undefined {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (unit === 'minute' || unit === 'hour' || unit === 'day') return Number(count) * unitMs[unit];
  cronFalls(expression, new Date());
  return undefined;
}
