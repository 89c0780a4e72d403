import { createInterface } from 'node:readline/promises';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import * as z from 'zod';
import { awsCli, region } from './aws/awsCli.ts';
import { readStageEnvironment } from './aws/stageEnvironment.ts';
import { exitWithUsage, readOptions } from './readOptions.ts';

const usage = `Usage: node_modules/.bin/node scripts/createAdmin.ts --stage dev|prod --email kim@bloomkin.example --name "Kim Lee"
Asks for a password and creates an admin on a deployed stage`;

const Options = z.object({
  stage: z.enum(['dev', 'prod']),
  email: z.email().transform((email) => email.toLowerCase()),
  name: z.string().trim().min(1),
});

const string = { type: 'string' } as const;
const { success, data: options } = Options.safeParse(
  readOptions(usage, { options: { stage: string, email: string, name: string } }).values,
);
if (!success) exitWithUsage(usage, 'The stage, an e-mail address and a name are needed.');

/** Prompted, so that shell history does not contain it. */
async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('Password, at least 14 characters (it is shown as you type): ');
  terminal.close();
  if (password.length >= 14 && password.length <= 256) return password;
  throw new Error('The password needs 14 to 256 characters: run the command again.');
}

async function createAdmin({ stage, email, name }: z.output<typeof Options>): Promise<void> {
  const password = await askPassword();
  const environment = await readStageEnvironment(awsCli, stage, 'auth');
  Object.assign(process.env, { AWS_REGION: region }, environment);
  // These modules read the environment when they load.
  const { createCognitoUser } = await import('@bloomkin/lambdas/platform/services/cognitoUsers.ts');
  const { createUserItem } = await import('@bloomkin/lambdas/model/users/createUserItem.ts');
  const { insertUser } = await import('@bloomkin/lambdas/model/users/saveUser.ts');
  const { findUserByEmail } = await import('@bloomkin/lambdas/model/users/userEntity.ts');

  // Otherwise a Cognito user without an account would remain.
  if (await findUserByEmail(email))
    throw new Error(`${email} belongs to another account: choose another address.`);
  const id = UserId.parse(ulid());
  await createCognitoUser(id, password);
  await insertUser(
    createUserItem({
      id,
      createdAt: new Date().toISOString(),
      fio: name,
      email,
      roles: ['ROLE_ADMIN'],
      hasPassword: true,
      inCognito: true,
    }),
  );
  console.log(`${name} may now sign in as ${email}.`);
}

try {
  await createAdmin(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
