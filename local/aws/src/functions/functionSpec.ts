import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';

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

const AliasProperties = z.object({ FunctionName: z.string(), FunctionVersion: z.string() });

export interface FunctionSpec {
  name: string;
  /** Ends with the alias when that is what is called. */
  arn: string;
  version: string;
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
        version: '$LATEST',
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

/** Each alias is its function under an ARN of its own, with the one version that the template has. */
export function readAliases(deployment: Deployment, specs: readonly FunctionSpec[]): FunctionSpec[] {
  return deployment.list('AWS::Lambda::Alias', AliasProperties).map(({ ref, properties }) => {
    const spec = specs.find(({ name }) => name === properties.FunctionName);
    if (!spec) throw new Error(`The alias ${ref} belongs to no function that the local run plays`);
    return { ...spec, arn: ref, version: properties.FunctionVersion };
  });
}
