import { createServer, type IncomingHttpHeaders } from 'node:http';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alone } from '../../scripts/buildLock.ts';
import { bundle, bundledMetafile, bundleOptions, nativePackages } from '../../scripts/bundle.ts';
import { bundleSizes } from '../../scripts/bundleBudgets.ts';
import { nativeInstall } from '../../scripts/bundleNative.ts';

describe('bundles', () => {
  beforeAll(async () => {
    await alone(bundle);
  });

  test('stay within their budgets', () => {
    expect(bundleSizes(bundledMetafile()).filter(({ withinBudget }) => !withinBudget)).toEqual([]);
  });

  test('carry no development tool and no CDK', () => {
    const inputs = Object.keys(bundledMetafile().inputs);
    expect(inputs.filter((path) => /^(cdk|local|test)\/|\/(vitest|aws-cdk-lib)\//.test(path))).toEqual([]);
  });

  test('carry nothing of the web app, but for the one that renders it', () => {
    const carrying = Object.entries(bundledMetafile().outputs).flatMap(([output, { inputs }]) =>
      Object.keys(inputs)
        .filter((path) => /^web\/|\/react\//.test(path))
        .map((path) => `${output} ${path}`),
    );
    expect(carrying).toEqual(['.build/functions/ssr/index.mjs web/dist/.render/storefront.mjs']);
  });

  test('leave native packages to the machine they run on: Linux on arm64', () => {
    expect(nativePackages).toEqual(['sharp']);
    expect(nativeInstall).toEqual(expect.arrayContaining(['--os=linux', '--cpu=arm64', '--libc=glibc']));
  });
});

const source = `
  import { DynamoDBClient, GetItemCommand, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
  import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
  import { SNSClient, PublishCommand, OptedOutException } from '@aws-sdk/client-sns';
  import * as z from 'zod';
  export async function callAll(endpoint) {
    const settings = { endpoint, region: 'ap-southeast-2', maxAttempts: 1 };
    const failed = (call) => call.then(() => undefined, (error) => error);
    const get = new GetItemCommand({ TableName: 't', Key: { pk: { S: 'a' } } });
    const text = new PublishCommand({ PhoneNumber: '+61491570006', Message: 'hello' });
    const mail = new SendEmailCommand({ FromEmailAddress: 'a@b.c', Content: {} });
    return {
      conflict: (await failed(new DynamoDBClient(settings).send(get))) instanceof ConditionalCheckFailedException,
      optedOut: (await failed(new SNSClient(settings).send(text))) instanceof OptedOutException,
      mail: (await new SESv2Client(settings).send(mail)).MessageId,
      parsed: z.object({ n: z.int().min(1).max(9) }).safeParse({ n: 10 }).error?.issues[0]?.message,
    };
  }
`;

describe('the slimmed SDK', () => {
  const seen: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    const target = String(request.headers['x-amz-target'] ?? request.url);
    if (target.startsWith('DynamoDB'))
      return response
        .writeHead(400, { 'content-type': 'application/x-amz-json-1.0' })
        .end('{"__type":"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException","message":"no"}');
    if (target === '/')
      return response
        .writeHead(400, { 'content-type': 'text/xml' })
        .end('<ErrorResponse><Error><Code>OptedOut</Code><Message>no</Message></Error></ErrorResponse>');
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"MessageId":"m1"}');
  });

  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
  afterAll(() => new Promise<unknown>((closed) => server.close(closed)));

  test('still signs with the credentials of the environment and tells errors apart', async () => {
    const { entryPoints: _, ...options } = bundleOptions({});
    const { outputFiles } = await build({
      ...options,
      minify: true,
      stdin: { contents: source, resolveDir: `${import.meta.dirname}/../../lambdas` },
    });
    const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
    process.env.AWS_ACCESS_KEY_ID = 'AKIDTEST';
    process.env.AWS_SECRET_ACCESS_KEY = 'secret';
    const slimmed = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    expect(await slimmed.callAll(`http://127.0.0.1:${port}`)).toEqual({
      conflict: true,
      optedOut: true,
      mail: 'm1',
      parsed: 'Too big: expected number to be <=9',
    });
    expect(seen.map((headers) => headers.authorization?.split('/')[0])).toEqual(
      Array(3).fill('AWS4-HMAC-SHA256 Credential=AKIDTEST'),
    );
  });
});
