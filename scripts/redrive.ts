import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { awsCli } from './aws/awsCli.ts';
import { exitWithUsage, readOptions } from './readOptions.ts';
import { type LostChangesPort, redrive } from './redrive/redrive.ts';

const usage = `Usage: npm run redrive -- --stage dev|prod [--list]
  --list  only shows the lost changes
When: docs/runbook.md, "DeadLetterQueue"`;

const Options = z.object({ stage: z.enum(['dev', 'prod']), list: z.boolean().default(false) });
const { success, data: options } = Options.safeParse(
  readOptions(usage, { options: { stage: { type: 'string' }, list: { type: 'boolean' } } }).values,
);
if (!success) exitWithUsage(usage, 'Which stage?');

const Resources = z.object({
  StackResources: z.array(z.object({ ResourceType: z.string(), PhysicalResourceId: z.string() })),
});

async function findLostChanges(stage: string) {
  const args = ['cloudformation', 'describe-stack-resources', '--stack-name', `bloomkin-${stage}-jobs`];
  const { StackResources } = Resources.parse(await awsCli(args));
  const ofType = (type: string) =>
    StackResources.find(({ ResourceType }) => ResourceType === type)?.PhysicalResourceId ?? '';
  return { bucket: ofType('AWS::S3::Bucket'), queue: ofType('AWS::SQS::Queue') };
}

const Listed = z.object({ Contents: z.array(z.object({ Key: z.string() })).default([]) });

function openBucket({ bucket, queue }: { bucket: string; queue: string }, dir: string): LostChangesPort {
  const [file, answer] = [join(dir, 'batch.json'), join(dir, 'answer.json')];
  return {
    list: async () => {
      const args = ['s3api', 'list-objects-v2', '--bucket', bucket, '--prefix', 'aws/lambda/'];
      return Listed.parse(await awsCli(args)).Contents.map(({ Key }) => Key);
    },
    read: async (key) => {
      await awsCli(['s3api', 'get-object', '--bucket', bucket, '--key', key, file]);
      return readFileSync(file, 'utf8');
    },
    remove: async (key) => {
      await awsCli(['s3api', 'delete-object', '--bucket', bucket, '--key', key]);
    },
    invoke: async (functionArn, event) => {
      writeFileSync(file, JSON.stringify(event));
      const args = ['lambda', 'invoke', '--function-name', functionArn, '--payload', `fileb://${file}`];
      const { FunctionError } = z
        .object({ FunctionError: z.string().optional() })
        .parse(await awsCli([...args, answer]));
      const text = readFileSync(answer, 'utf8');
      if (FunctionError) throw new Error(text);
      return JSON.parse(text);
    },
    clearQueue: async () => {
      await awsCli(['sqs', 'purge-queue', '--queue-url', queue]);
    },
  };
}

const dir = mkdtempSync(join(tmpdir(), 'bloomkin-redrive-'));
try {
  const port = openBucket(await findLostChanges(options.stage), dir);
  if (options.list) console.log((await port.list()).join('\n') || 'Nothing is lost.');
  else {
    const { followed, failed } = await redrive(port);
    console.log(`Followed: ${followed.length}. Failed again: ${failed.length}.`);
    for (const { key, reason } of failed) console.error(`${key}: ${reason}`);
    if (failed.length > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  // Batches contain personal data.
  rmSync(dir, { recursive: true, force: true });
}
