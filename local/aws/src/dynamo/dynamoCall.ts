import type { ServiceEmulator } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import { operatorKey } from '#endpoint/awsEndpoint.ts';

const targets = { table: 'DynamoDB_20120810', stream: 'DynamoDBStreams_20120810' } as const;
const scope = '20260101/ap-southeast-2/dynamodb/aws4_request';
const headers = {
  'content-type': 'application/x-amz-json-1.0',
  'x-amz-date': '20260101T000000Z',
  // The engine checks only the signature's format.
  authorization: `AWS4-HMAC-SHA256 Credential=${operatorKey}/${scope}, SignedHeaders=host, Signature=00`,
};

const Failure = z.object({ __type: z.string().default('Unknown'), message: z.string().optional() });

/** `name` is the code, such as `ResourceNotFoundException`. */
export class DynamoError extends Error {
  constructor(type: string, message = '') {
    super(message);
    this.name = type.slice(type.indexOf('#') + 1);
  }
}

/** Bypasses policies and faults. Throws `DynamoError`. */
export async function dynamoCall<T>(
  engine: ServiceEmulator,
  api: keyof typeof targets,
  operation: string,
  input: object,
  answer: z.ZodType<T>,
): Promise<T> {
  const { status, body } = await engine.handle({
    method: 'POST',
    url: new URL('http://dynamodb.local/'),
    headers: { ...headers, 'x-amz-target': `${targets[api]}.${operation}` },
    body: Buffer.from(JSON.stringify(input)),
    operation,
  });
  const read: unknown = JSON.parse(body.toString());
  if (status === 200) return answer.parse(read);
  const { __type, message } = Failure.parse(read);
  throw new DynamoError(__type, message);
}
