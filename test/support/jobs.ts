import type { LocalCloud } from '@bloomkin/local/localCloud.ts';

/** Invokes a scheduled function as its rule does; `at` is the schedule's time. */
export function runJob(cloud: LocalCloud, name: string, at = new Date()): Promise<unknown> {
  const spec = cloud.functions.specs.find((one) => one.name.endsWith(`-${name}`));
  if (!spec) throw new Error(`No function ${name}`);
  return cloud.functions.invoke(spec.name, { time: at.toISOString() });
}
