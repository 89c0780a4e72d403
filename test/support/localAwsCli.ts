import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { type Aws, AwsCliError } from '@bloomkin/scripts/aws/awsCli.ts';
import * as z from 'zod';

const Failure = z.object({ __type: z.string(), message: z.string().default('') });

const toPascal = (name: string) =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `--table-name shop` → `{TableName: 'shop'}`; a flag without a value is true. */
function toInput(args: readonly string[], toValue: (text: string) => unknown): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [at, arg] of args.entries()) {
    if (!arg.startsWith('--')) continue;
    const value = args[at + 1];
    const option = value === undefined || value.startsWith('--') ? true : toValue(value);
    input[toPascal(arg.slice(2))] = option;
  }
  return input;
}

const parseValue = (value: string): unknown => (/^[[{]/.test(value) ? JSON.parse(value) : value);

const services = {
  dynamodb: { endpoint: 'AWS_ENDPOINT_URL_DYNAMODB', target: 'DynamoDB_20120810' },
  secretsmanager: { endpoint: 'AWS_ENDPOINT_URL_SECRETS_MANAGER', target: 'secretsmanager' },
  'cognito-idp': {
    endpoint: 'AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER',
    target: 'AWSCognitoIdentityProviderService',
  },
} as const;

const findService = (name: string) => Object.entries(services).find(([known]) => known === name)?.[1];

/** Calls of `aws dynamodb …`, `aws secretsmanager …` and `aws cognito-idp …` on a cloud, by an operator. */
export function localAwsCli(cloud: LocalCloud): Aws {
  const { AWS_ACCESS_KEY_ID } = cloud.operatorVariables;
  return async ([name = '', command = '', ...args]) => {
    const service = findService(name);
    if (!service)
      throw new AwsCliError(
        `An error occurred (NotPlayed) when calling ${command}: there is no ${name} here`,
      );
    const response = await fetch(cloud.operatorVariables[service.endpoint] ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `${service.target}.${toPascal(command)}`,
        'x-amz-date': '20260101T000000Z',
        authorization: `AWS4-HMAC-SHA256 Credential=${AWS_ACCESS_KEY_ID}/20260101/ap-southeast-2/${name}/aws4_request, SignedHeaders=host, Signature=00`,
      },
      // A secret is a text, also one that looks like JSON.
      body: JSON.stringify(toInput(args, name === 'secretsmanager' ? String : parseValue)),
    });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const { __type, message } = Failure.parse(answer);
    const code = __type.slice(__type.indexOf('#') + 1);
    throw new AwsCliError(`An error occurred (${code}) when calling the ${command} operation: ${message}`);
  };
}
