import type { Stage } from '@bloomkin/cdk/stage.ts';
import type { Aws } from '#aws/awsCli.ts';

/** Their alarms count a missing run as a failure. Each is safe to run at any time. */
const jobs = ['catalogueBuilder', 'refundsOwed', 'retention', 'checkBooks'] as const;

/** So that a new stage is green from its first minutes, not after the first night. */
export async function startJobs(aws: Aws, { name }: Pick<Stage, 'name'>, now: Date): Promise<void> {
  const payload = JSON.stringify({ time: now.toISOString() });
  const event = ['--invocation-type', 'Event', '--cli-binary-format', 'raw-in-base64-out'];
  for (const job of jobs) {
    const args = ['--function-name', `bloomkin-${name}-${job}`, ...event, '--payload', payload];
    await aws(['lambda', 'invoke', ...args, '/dev/null']);
  }
}
