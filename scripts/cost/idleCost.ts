import * as z from 'zod';
import { metricsOfRoute, type Price, prices } from './prices.ts';

export interface TemplateResource {
  Type: string;
  Properties: Readonly<Record<string, unknown>>;
}

export type Templates = readonly Readonly<Record<string, TemplateResource>>[];

export interface CostLine {
  what: string;
  count: number;
  usdPerMonth: number;
}

export function idleCost(templates: Templates): CostLine[] {
  const ofType = (type: string) => templates.flatMap(Object.values).filter(({ Type }) => Type === type);
  const perMonth = (what: string, count: number, { usd, free = 0 }: Price): CostLine => ({
    what,
    count,
    usdPerMonth: Math.max(0, count - free) * usd,
  });
  const rules = ofType('AWS::WAFv2::WebACL').reduce(
    (sum, { Properties }) => sum + countItems(Properties.Rules),
    0,
  );
  const runs = templates.flatMap(scheduledRuns);
  return [
    perMonth('Alarms, by metric', ofType('AWS::CloudWatch::Alarm').reduce(addMetrics, 0), prices.alarmMetric),
    perMonth('Metrics of log lines', customMetrics(ofType('AWS::Logs::MetricFilter')), prices.customMetric),
    perMonth('Detailed metrics of routes', detailedMetrics(ofType), prices.customMetric),
    perMonth('Secrets', ofType('AWS::SecretsManager::Secret').length, prices.secret),
    perMonth('Firewall', ofType('AWS::WAFv2::WebACL').length, prices.firewall),
    perMonth('Firewall rules', rules, prices.firewallRule),
    {
      what: 'Scheduled runs',
      count: runs.reduce((sum, run) => sum + run.count, 0),
      usdPerMonth: runs.reduce((sum, { count, memoryMb }) => sum + count * usdOfRun(memoryMb), 0),
    },
  ].filter(({ count }) => count > 0);
}

const countItems = (list: unknown) => (Array.isArray(list) ? list.length : 0);

/** An alarm on an expression is charged per metric. */
const addMetrics = (sum: number, { Properties }: TemplateResource) => {
  const queries = Array.isArray(Properties.Metrics) ? Properties.Metrics : [];
  return sum + Math.max(1, queries.filter((query) => 'MetricStat' in Object(query)).length);
};

const Filter = z.object({
  MetricTransformations: z.array(z.object({ MetricNamespace: z.string(), MetricName: z.string() })),
});

/** Charged per hour with data: an upper bound. */
function customMetrics(filters: readonly TemplateResource[]): number {
  const names = filters.flatMap(({ Properties }) =>
    Filter.parse(Properties).MetricTransformations.map((one) => `${one.MetricNamespace} ${one.MetricName}`),
  );
  return new Set(names).size;
}

const ApiStage = z.object({
  DefaultRouteSettings: z.object({ DetailedMetricsEnabled: z.boolean().default(false) }).optional(),
});

function detailedMetrics(ofType: (type: string) => readonly TemplateResource[]): number {
  const isDetailed = ofType('AWS::ApiGatewayV2::Stage').some(
    ({ Properties }) => ApiStage.parse(Properties).DefaultRouteSettings?.DetailedMetricsEnabled,
  );
  return isDetailed ? ofType('AWS::ApiGatewayV2::Route').length * metricsOfRoute : 0;
}

const Schedule = z.object({
  ScheduleExpression: z.string(),
  Target: z.object({ Arn: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }) }),
});
const Memory = z.object({ MemorySize: z.int() });

const minutesOfMonth = 30 * 24 * 60;
/** A run without work, including an occasional cold start. */
const idleRunSeconds = 1;

function scheduledRuns(template: Templates[number]) {
  return Object.values(template)
    .filter(({ Type }) => Type === 'AWS::Scheduler::Schedule')
    .map(({ Properties }) => {
      const { ScheduleExpression, Target } = Schedule.parse(Properties);
      return {
        count: runsOfMonth(ScheduleExpression),
        memoryMb: Memory.parse(template[Target.Arn['Fn::GetAtt'][0]]?.Properties).MemorySize,
      };
    });
}

/** `cron(…)` schedules here run once a day. */
function runsOfMonth(expression: string): number {
  const [, every = '', unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  const minutes = { minute: 1, hour: 60, day: 24 * 60 }[unit];
  return minutes ? minutesOfMonth / (Number(every) * minutes) : 30;
}

const usdOfRun = (memoryMb: number) =>
  (memoryMb / 1024) * idleRunSeconds * prices.lambdaGbSecond.usd + prices.lambdaRequest.usd;
