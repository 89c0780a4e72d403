import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';

/** Counts by the tag `stage`, which must be active as a cost allocation tag. */
export function addBudget(scope: Construct, { alarmEmail, monthlyBudgetUsd, name }: Stage): void {
  if (!alarmEmail || !monthlyBudgetUsd) return;
  const notification = (notificationType: string, threshold: number) => ({
    notification: {
      notificationType,
      threshold,
      comparisonOperator: 'GREATER_THAN',
      thresholdType: 'PERCENTAGE',
    },
    subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetName: `bloomkin-${name}`,
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudgetUsd, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${name}`] },
    },
    notificationsWithSubscribers: [notification('ACTUAL', 80), notification('FORECASTED', 100)],
  });
}
