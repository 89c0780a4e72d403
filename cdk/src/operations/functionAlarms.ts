import { functionNames, functions } from '../functions.ts';
import type { Stage } from '../stage.ts';
import type { AddAlarm } from './alarms.ts';
import { accountMetric, functionMetric } from './metrics.ts';

export function addFunctionAlarms(stage: Stage, addAlarm: AddAlarm): void {
  for (const name of functionNames) {
    addAlarm(`${name}Errors`, functionMetric(stage, name, 'Errors', 'Sum'), {
      description: `${name} has errors`,
      threshold: 0,
      periods: 2,
    });
    addAlarm(`${name}Throttles`, functionMetric(stage, name, 'Throttles', 'Sum'), {
      description: `${name} is throttled: its concurrency limit is reached`,
      threshold: 0,
    });
    addAlarm(`${name}Slow`, functionMetric(stage, name, 'Duration', 'p99'), {
      description: `${name} takes more than 80 % of its timeout`,
      threshold: functions[name].timeoutSeconds * 1000 * 0.8,
      periods: 2,
    });
  }
  addAlarm('AccountConcurrency', accountMetric('AWS/Lambda', 'ClaimedAccountConcurrency', 'Maximum'), {
    description: `More than 80 % of the account's ${stage.accountConcurrency} concurrent executions are in use`,
    threshold: stage.accountConcurrency * 0.8,
  });
}
