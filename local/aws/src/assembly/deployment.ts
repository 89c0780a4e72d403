import type * as z from 'zod';
import { isTrue, resolve, type Scope } from './intrinsics.ts';
import { readAssembly } from './readAssembly.ts';
import { type Named, resourceTypes } from './resourceTypes.ts';
import type { Resource, Stack } from './stack.ts';

export interface Deployed<P> extends Named {
  ref: string;
  arn: string;
  properties: P;
}

/** Names depend only on the stack's name and the logical id, so kept data is found again. */
export class Deployment {
  readonly region: string;
  readonly account: string;
  private readonly stacks: readonly Stack[];

  constructor(assemblyDir: string) {
    this.stacks = readAssembly(assemblyDir);
    const [first] = this.stacks;
    if (!first) throw new Error(`The cloud assembly in ${assemblyDir} has no stack`);
    this.region = first.region;
    this.account = first.account;
  }

  list<P>(type: string, schema: z.ZodType<P>): Deployed<P>[] {
    return this.stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources)
        .filter(([, resource]) => resource.Type === type && this.isMade(stack, resource))
        .map(([logicalId, resource]) => this.toDeployed(stack, logicalId, resource, schema)),
    );
  }

  findOutput(name: string): string | undefined {
    const stack = this.stacks.find(({ template }) => template.Outputs[name]);
    const value = stack && resolve(stack.template.Outputs[name]?.Value, this.scopeOf(stack));
    return value === undefined ? undefined : String(value);
  }

  /** The source of a staging bucket key. */
  getAsset(objectKey: string): string {
    for (const { assets } of this.stacks) {
      const path = assets.get(objectKey);
      if (path) return path;
    }
    throw new Error(`The cloud assembly has no asset ${objectKey}`);
  }

  private toDeployed<P>(
    stack: Stack,
    logicalId: string,
    { Type, Properties }: Resource,
    schema: z.ZodType<P>,
  ): Deployed<P> {
    const parsed = schema.safeParse(resolve(Properties, this.scopeOf(stack)));
    if (!parsed.success)
      throw new Error(`The local run cannot play ${logicalId} (${Type}): ${parsed.error.message}`);
    return {
      ...this.describeNamed(stack, logicalId),
      ref: this.refOf(stack, logicalId),
      arn: this.attributeOf(stack, logicalId, 'Arn'),
      properties: parsed.data,
    };
  }

  private isMade(stack: Stack, { Condition }: { Condition?: string | undefined }): boolean {
    return Condition === undefined || this.holds(stack, Condition);
  }

  private holds(stack: Stack, condition: string): boolean {
    return isTrue(stack.template.Conditions[condition], this.scopeOf(stack));
  }

  private describeNamed(stack: Stack, logicalId: string): Named {
    const { Type, Properties } = findResource(stack, logicalId);
    const property = resourceTypes[Type]?.named;
    const textAt = (key: string | undefined) => {
      const value = key && resolve(Properties[key], this.scopeOf(stack));
      return typeof value === 'string' ? value : undefined;
    };
    const isOfFunction = Type === 'AWS::Lambda::Version' || Type === 'AWS::Lambda::Alias';
    return {
      name: textAt(property) ?? `${stack.name}-${logicalId}`,
      stackName: stack.name,
      region: stack.region,
      account: stack.account,
      functionName: isOfFunction ? textAt('FunctionName') : undefined,
    };
  }

  private refOf(stack: Stack, logicalId: string): string {
    const named = this.describeNamed(stack, logicalId);
    return resourceTypes[findResource(stack, logicalId).Type]?.ref?.(named) ?? named.name;
  }

  private attributeOf(stack: Stack, logicalId: string, attribute: string): string {
    const readAttribute = resourceTypes[findResource(stack, logicalId).Type]?.attributes?.[attribute];
    const named = this.describeNamed(stack, logicalId);
    return readAttribute?.(named) ?? `${named.name}.${attribute}`;
  }

  private refIn(stack: Stack, name: string): unknown {
    const pseudo: Record<string, unknown> = {
      'AWS::Region': stack.region,
      'AWS::AccountId': stack.account,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::StackName': stack.name,
      'AWS::StackId': `arn:aws:cloudformation:${stack.region}:${stack.account}:stack/${stack.name}/local`,
      'AWS::NoValue': undefined,
    };
    if (name in pseudo) return pseudo[name];
    if (stack.template.Resources[name]) return this.refOf(stack, name);
    return stack.template.Parameters[name]?.Default;
  }

  private scopeOf(stack: Stack): Scope {
    return {
      region: stack.region,
      ref: (name) => this.refIn(stack, name),
      attribute: (id, attribute) => this.attributeOf(stack, id, attribute),
      imported: (name) => this.exported(name),
      stackOutput: (stackName, output) => this.outputOf(stackName, output),
      mapped: (map, first, second) => stack.template.Mappings[map]?.[first]?.[second],
      condition: (name) => this.holds(stack, name),
    };
  }

  private exported(name: string): unknown {
    for (const stack of this.stacks) {
      const scope = this.scopeOf(stack);
      const output = Object.values(stack.template.Outputs).find(
        ({ Export }) => Export && resolve(Export.Name, scope) === name,
      );
      if (output) return resolve(output.Value, scope);
    }
    throw new Error(`No stack exports ${name}`);
  }

  private outputOf(stackName: string, name: string): unknown {
    const stack = this.stacks.find((candidate) => candidate.name === stackName);
    const output = stack?.template.Outputs[name];
    if (!stack || !output) throw new Error(`The stack ${stackName} has no output ${name}`);
    return resolve(output.Value, this.scopeOf(stack));
  }
}

function findResource(stack: Stack, logicalId: string): Resource {
  const resource = stack.template.Resources[logicalId];
  if (!resource) throw new Error(`The stack ${stack.name} has no resource ${logicalId}`);
  return resource;
}
