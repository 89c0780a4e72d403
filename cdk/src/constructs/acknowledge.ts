import { Stack, Validations } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { IConstruct } from 'constructs';
import * as z from 'zod';

export type Reasons = Readonly<Record<string, string>>;

export function acknowledge(construct: IConstruct, reasons: Reasons): void {
  Validations.of(construct).acknowledge(...Object.entries(reasons).map(([id, reason]) => ({ id, reason })));
}

const Imported = z.object({ 'Fn::ImportValue': z.string() });

export function objectsFinding(bucket: Bucket, keys: string): string {
  const stack = Stack.of(bucket);
  const { 'Fn::ImportValue': name } = Imported.parse(stack.resolve(stack.exportValue(bucket.bucketArn)));
  return `AwsSolutions-IAM5[Resource::${name}/${keys}]`;
}
