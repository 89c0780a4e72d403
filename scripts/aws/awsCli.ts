import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export const region = 'ap-southeast-2';
/** CloudFront takes its firewall and certificate from here only. */
export const edgeRegion = 'us-east-1';

/** Calls the AWS CLI, such as `aws(['sts', 'get-caller-identity'])`, and returns its JSON. */
export type Aws = (args: readonly string[], region?: string) => Promise<unknown>;

/** The message is the CLI's output, such as "An error occurred (AccessDenied) when calling …". */
export class AwsCliError extends Error {
  /** `ValidationError`; undefined when the CLI itself failed. */
  readonly code: string | undefined;

  constructor(message: string) {
    super(message.trim());
    this.code = /An error occurred \((\w+)\)/.exec(message)?.[1];
  }
}

/** As the services name what does not exist. `ValidationError` is CloudFormation's. */
const notFoundCodes = new Set([
  'NoSuchHostedZone',
  'NoSuchResourceException',
  'NotFoundException',
  'ResourceNotFoundException',
  'ValidationError',
]);

/** Undefined for what does not exist. Throws other errors: a call that was denied says nothing about it. */
export async function ifFound<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AwsCliError && error.code && notFoundCodes.has(error.code)) return undefined;
    throw error;
  }
}

export const awsCli: Aws = async (args, inRegion = region) => {
  const child = spawn('aws', [...args, '--region', inRegion, '--output', 'json', '--no-cli-pager'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', () => reject(new AwsCliError('The AWS CLI 2 is not installed: see docs/deploy.md')));
    child.on('close', resolve);
  });
  const [status, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  if (status !== 0) throw new AwsCliError(stderr);
  return stdout.trim() === '' ? {} : JSON.parse(stdout);
};
