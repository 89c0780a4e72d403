import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { AwsCliError } from '@bloomkin/scripts/aws/awsCli.ts';
import * as z from 'zod';
import { listen } from './listen.ts';
import { localAwsCli } from './localAwsCli.ts';

/** Sends its args on, writes what comes back. */
const program = (url: string) => `#!${process.execPath}
import { readFileSync } from 'node:fs';
const read = (arg) => (arg.startsWith('file://') ? readFileSync(arg.slice('file://'.length), 'utf8') : arg);
const args = process.argv.slice(2).map(read);
const response = await fetch('${url}', { method: 'POST', body: JSON.stringify(args) });
const { stdout, stderr, status } = await response.json();
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status;
`;

interface Output {
  stdout: string;
  stderr: string;
  status: number;
}

const local = (name: string) => name.replace(/^bloomkin(-|\/)\w+(-|\/)/, 'bloomkin$1local$2');

/** Options with their values, by flag; what follows no flag stands under ''. */
function readOptions(args: readonly string[]): ReadonlyMap<string, string> {
  const options = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (arg === '--no-cli-pager') continue;
    if (arg.startsWith('--')) options.set(arg, args[++at] ?? '');
    else options.set('', arg);
  }
  return options;
}

const readPayload = (payload = '{}') =>
  payload.startsWith('fileb://') ? readFileSync(payload.slice('fileb://'.length), 'utf8') : payload;

/** The answer of the function into its file, as the AWS CLI does; the call's own answer is printed. */
async function invoke(cloud: LocalCloud, options: ReadonlyMap<string, string>): Promise<string> {
  const payload = await cloud.functions.invoke(
    local(options.get('--function-name') ?? ''),
    JSON.parse(readPayload(options.get('--payload'))),
  );
  const text = JSON.stringify(payload) ?? 'null';
  const file = options.get('') ?? '';
  if (file !== '/dev/stdout') writeFileSync(file, text);
  return `${file === '/dev/stdout' ? text : ''}${JSON.stringify({ StatusCode: 200, ExecutedVersion: '$LATEST' })}\n`;
}

const refuse = (code: string, operation: string | undefined) =>
  new AwsCliError(`An error occurred (${code}) when calling the ${operation} operation: there is none`);

/** `get-object` writes into the file that it names. */
function answerS3(
  cloud: LocalCloud,
  operation: string | undefined,
  options: ReadonlyMap<string, string>,
): object {
  const store = cloud.buckets.findStore(options.get('--bucket') ?? '');
  if (!store) throw refuse('NoSuchBucket', operation);
  const [key, prefix] = [options.get('--key') ?? '', options.get('--prefix') ?? ''];
  if (operation === 'list-objects-v2')
    return { Contents: store.keys().flatMap((Key) => (Key.startsWith(prefix) ? [{ Key }] : [])) };
  const found = store.find(key);
  if (!found) throw refuse('NoSuchKey', operation);
  if (operation === 'delete-object') store.delete(key);
  else writeFileSync(options.get('') ?? '', found.body);
  return {};
}

const queueUrl = 'https://sqs.ap-southeast-2.amazonaws.com/123456789012/lost-changes';

/** The stack of jobs has one bucket and one queue (test/cdk/operatorCommands.test.ts). */
const describeJobs = ({ buckets }: LocalCloud) => ({
  StackResources: [
    {
      ResourceType: 'AWS::S3::Bucket',
      PhysicalResourceId: buckets.names.find((name) => name.includes('lostchanges')),
    },
    { ResourceType: 'AWS::SQS::Queue', PhysicalResourceId: queueUrl },
  ],
});

function purgeQueue(cloud: LocalCloud, options: ReadonlyMap<string, string>): string {
  if (options.get('--queue-url') !== queueUrl) throw refuse('QueueDoesNotExist', 'purge-queue');
  cloud.clearQueues();
  return '';
}

/** Answers by the beginning of the call, before those of the cloud. */
export type Answers = Readonly<Record<string, unknown>>;

const Members = z.record(z.string(), z.unknown());

/** The part of JMESPath that our commands use: `Environment.Variables`, `Items[].sk.S`. */
function select(found: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return found;
  const member = Members.parse(found)[step.replace('[]', '')];
  if (!step.endsWith('[]')) return select(member, rest);
  return z
    .array(z.unknown())
    .parse(member)
    .map((one) => select(one, rest));
}

function print(found: unknown, options: ReadonlyMap<string, string>): string {
  const selected = select(found, options.get('--query')?.split('.') ?? []);
  if (options.get('--output') !== 'text') return JSON.stringify(selected);
  return `${[selected].flat().join('\t')}\n`;
}

/** Options of the CLI itself, which no service sees. */
const ownOptions = ['--region', '--output', '--query'];

async function answer(cloud: LocalCloud, args: readonly string[], answers: Answers): Promise<string> {
  const [service, operation, ...rest] = args;
  const call = args.join(' ');
  const [match] = Object.entries(answers).filter(([begin]) => call.startsWith(begin));
  if (match) return JSON.stringify(match[1]);
  const options = readOptions(rest);
  if (call.startsWith('cloudformation describe-stack-resources --stack-name bloomkin-dev-jobs'))
    return JSON.stringify(describeJobs(cloud));
  if (service === 's3api') return JSON.stringify(answerS3(cloud, operation, options));
  if (service === 'sqs' && operation === 'purge-queue') return purgeQueue(cloud, options);
  if (service === 'lambda' && operation === 'invoke') return invoke(cloud, options);
  if (service === 'lambda' && operation === 'get-function-configuration') {
    const { environment } = cloud.functions.getSpec(local(options.get('--function-name') ?? ''));
    return print({ Environment: { Variables: { ...environment, ...cloud.operatorVariables } } }, options);
  }
  const named = rest
    .filter(
      (arg, at) =>
        !ownOptions.includes(rest[at - 1] ?? '') && ![...ownOptions, '--no-cli-pager'].includes(arg),
    )
    .map((arg) => (arg.startsWith('bloomkin/') ? local(arg) : arg));
  return print(await localAwsCli(cloud)([service ?? '', operation ?? '', ...named]), options);
}

async function run(cloud: LocalCloud, args: readonly string[], answers: Answers): Promise<Output> {
  try {
    return { stdout: await answer(cloud, args, answers), stderr: '', status: 0 };
  } catch (error) {
    const isRefused = error instanceof AwsCliError;
    return { stdout: '', stderr: isRefused ? error.message : String(error), status: 254 };
  }
}

/** A program `aws` in a folder of its own, which speaks to the services of this cloud. */
export async function installAwsCommand(
  cloud: LocalCloud,
  answers: Answers = {},
): Promise<{ folder: string; remove(): void }> {
  const server = createServer(async (request, response) => {
    const args = z.array(z.string()).parse(await json(request));
    response.end(JSON.stringify(await run(cloud, args, answers)));
  });
  const port = await listen(server);
  const folder = mkdtempSync(join(tmpdir(), 'aws-command-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'aws'), program(`http://127.0.0.1:${port}`));
  chmodSync(join(folder, 'aws'), 0o755);
  return {
    folder,
    remove: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
