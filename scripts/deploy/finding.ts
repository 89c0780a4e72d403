import type { Stage } from '@bloomkin/cdk/stage.ts';
import type { Aws } from '#aws/awsCli.ts';

/** `missing` stops a deploy; `warning` is something that will not work yet. */
export interface Finding {
  level: 'missing' | 'warning' | 'fine';
  text: string;
}

export type Check = (aws: Aws, stage: Stage) => Promise<Finding[]>;

const toFinding = (level: Finding['level']) => (text: string) => [{ level, text }];
export const missing = toFinding('missing');
export const warning = toFinding('warning');
export const fine = toFinding('fine');
