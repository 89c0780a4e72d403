import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import type { Clock } from '#clock.ts';
import type { Functions } from '#functions/functions.ts';
import { evaluate } from '#iam/evaluate.ts';
import { readPolicies } from '#iam/policies.ts';
import { cronFalls } from './cron.ts';

const ScheduleProperties = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.string().default('ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string() }),
});
type Schedule = z.output<typeof ScheduleProperties>;

const minuteMs = 60_000;
/** Under a minute, so that none is missed. */
const pollMs = 20_000;
const toMinute = (at: Date) => Math.floor(at.getTime() / minuteMs);
const unitMs = { minute: minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs } as const;

export interface SchedulesParts {
  functions: Functions;
  clock: Clock;
  onError: (error: unknown) => void;
}

export class Schedules {
  private readonly schedules: readonly Schedule[];
  private readonly functions: Functions;
  private readonly clock: Clock;
  private readonly onError: (error: unknown) => void;
  private timers: NodeJS.Timeout[] = [];
  private ending = new AbortController();

  constructor(deployment: Deployment, { functions, clock, onError }: SchedulesParts) {
    this.functions = functions;
    this.clock = clock;
    this.onError = onError;
    this.schedules = deployment
      .list('AWS::Scheduler::Schedule', ScheduleProperties)
      .map(({ properties }) => properties)
      .filter(({ State }) => State === 'ENABLED');
    const policies = readPolicies(deployment);
    // Validates at the start.
    for (const { ScheduleExpression, Target } of this.schedules) {
      rateMs(ScheduleExpression);
      requireInvoke(Target, policies);
    }
  }

  start(): void {
    this.ending = new AbortController();
    this.timers = this.schedules.map((schedule) => this.startSchedule(schedule));
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    this.ending.abort();
  }

  private startSchedule(schedule: Schedule): NodeJS.Timeout {
    const { ScheduleExpression, ScheduleExpressionTimezone: zone } = schedule;
    const everyMs = rateMs(ScheduleExpression);
    if (everyMs !== undefined) return setInterval(() => this.fire(schedule), everyMs).unref();
    let checkedAt = toMinute(this.clock.now());
    const look = () => {
      const now = this.clock.now();
      if (toMinute(now) === checkedAt) return;
      checkedAt = toMinute(now);
      if (cronFalls(ScheduleExpression, now, zone)) this.fire(schedule);
    };
    return setInterval(look, pollMs).unref();
  }

  private fire({ Target: { Arn, Input } }: Schedule): void {
    const time = `${this.clock.now().toISOString().slice(0, 19)}Z`;
    const event: unknown = JSON.parse(Input.replaceAll('<aws.scheduler.scheduled-time>', time));
    const { signal } = this.ending;
    this.functions.invoke(Arn, event).catch((error: unknown) => {
      // Functions are stopped after their schedules, while they work.
      if (!signal.aborted) this.onError(error);
    });
  }
}

/** Without the right a deployed schedule would only count as failed. */
function requireInvoke(
  { Arn, RoleArn }: Schedule['Target'],
  policies: ReturnType<typeof readPolicies>,
): void {
  const role = RoleArn.slice(RoleArn.lastIndexOf('/') + 1);
  if (evaluate(policies.get(role) ?? [], 'lambda:InvokeFunction', Arn, {}) !== 'allowed')
    throw new Error(`The role ${role} of a schedule may not invoke ${Arn}`);
}

function rateMs(expression: string): number | undefined {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (unit === 'minute' || unit === 'hour' || unit === 'day') return Number(count) * unitMs[unit];
  cronFalls(expression, new Date(), 'UTC');
  return undefined;
}
