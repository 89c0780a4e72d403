import type { World } from '@bloomkin/local/world.ts';
import { type Aws, AwsCliError } from '@bloomkin/scripts/aws/awsCli.ts';
import * as z from 'zod';

const Failure = z.object({ __type: z.string(), message: z.string().default('') });

const toPascal = (words: string) =>
  words.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `--table-name shop` → `{TableName: 'shop'}`; a flag without a value is true. */
function toInput(words: readonly string[]): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [at, word] of words.entries()) {
    if (!word.startsWith('--')) continue;
    const value = words[at + 1];
    const given = value === undefined || value.startsWith('--') ? true : parseValue(value);
    input[toPascal(word.slice(2))] = given;
  }
  return input;
}

const parseValue = (value: string): unknown => (/^[[{]/.test(value) ? JSON.parse(value) : value);

/** Calls of `aws dynamodb …` on a world's table, by an operator. */
export function localAwsCli(world: World): Aws {
  const { AWS_ENDPOINT_URL_DYNAMODB = '', AWS_ACCESS_KEY_ID } = world.operatorVariables;
  return async ([service, command = '', ...words]) => {
    if (service !== 'dynamodb') throw new Error(`The local store has no ${service}`);
    const response = await fetch(AWS_ENDPOINT_URL_DYNAMODB, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDB_20120810.${toPascal(command)}`,
        'x-amz-date': '20260101T000000Z',
        authorization: `AWS4-HMAC-SHA256 Credential=${AWS_ACCESS_KEY_ID}/20260101/ap-southeast-2/dynamodb/aws4_request, SignedHeaders=host, Signature=00`,
      },
      body: JSON.stringify(toInput(words)),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { __type, message } = Failure.parse(answer);
    const code = __type.slice(__type.indexOf('#') + 1);
    throw new AwsCliError(`An error occurred (${code}) when calling the ${command} operation: ${message}`);
  };
}
