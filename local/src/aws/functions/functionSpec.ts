import * as z from 'zod';
import type { Deployment } from '../assembly/deployment.ts';

const FunctionProperties = z.object({
  Code: z.object({ S3Key: z.string().optional() }),
  Handler: z.string().optional(),
  Runtime: z.string().optional(),
  Role: z.string(),
  /** Seconds. */
  Timeout: z.int().default(3),
  MemorySize: z.int().default(128),
  ReservedConcurrentExecutions: z.int().optional(),
  LoggingConfig: z.object({ LogGroup: z.string().optional() }).default({}),
  Environment: z
    .object({ Variables: z.record(z.string(), z.string()).default({}) })
    .default({ Variables: {} }),
});

export interface FunctionSpec {
  name: string;
  arn: string;
  region: string;
  roleName: string;
  dir: string;
  handler: string;
  environment: Readonly<Record<string, string>>;
  timeoutMs: number;
  memoryMb: number;
  /** More calls are throttled. */
  reservedConcurrency: number | undefined;
  logGroupName: string;
}

/** Node only; CDK's deployment functions (Python) are left out. */
export function readFunctions(deployment: Deployment): FunctionSpec[] {
  return deployment
    .list('AWS::Lambda::Function', FunctionProperties)
    .flatMap(({ name, arn, region, properties }) => {
      const { Code, Handler, Runtime, Role, LoggingConfig } = properties;
      if (!Runtime?.startsWith('nodejs') || !Handler || !Code.S3Key) return [];
      const spec: FunctionSpec = {
        name,
        arn,
        region,
        roleName: Role.slice(Role.lastIndexOf('/') + 1),
        dir: deployment.getAsset(Code.S3Key),
        handler: Handler,
        environment: properties.Environment.Variables,
        timeoutMs: properties.Timeout * 1000,
        memoryMb: properties.MemorySize,
        reservedConcurrency: properties.ReservedConcurrentExecutions,
        logGroupName: LoggingConfig.LogGroup ?? `/aws/lambda/${name}`,
      };
      return [spec];
    });
}
