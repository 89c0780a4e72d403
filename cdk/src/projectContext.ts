import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const CdkJson = z.object({ context: z.record(z.string(), z.unknown()) });

/** cdk.json's context, which only the CDK CLI loads automatically. */
export function projectContext(): Record<string, unknown> {
  return CdkJson.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'))).context;
}
