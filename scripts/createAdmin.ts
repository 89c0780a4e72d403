import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { ulid } from 'ulid';
import * as z from 'zod';

/*
 * The first admin of a stage. No stage has an account of its own, so one is made by a person who may deploy it:
 *   node_modules/.bin/node scripts/createAdmin.ts --stage prod --email kim@bloomkin.example --name "Kim Lee"
 */

const Given = z.object({
  stage: z.enum(['dev', 'prod']),
  email: z.email().transform((email) => email.toLowerCase()),
  name: z.string().trim().min(1),
});

const string = { type: 'string' } as const;
const given = Given.parse(parseArgs({ options: { stage: string, email: string, name: string } }).values);

/** Where the stage's table and pool are, as its own sign-in function is told. */
function readEnvironment(stage: string): Record<string, string> {
  const { status, stdout, stderr } = spawnSync(
    'aws',
    [
      ...['lambda', 'get-function-configuration', '--function-name', `bloomkin-${stage}-auth`],
      ...['--query', 'Environment.Variables', '--output', 'json'],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0)
    throw new Error(`Is the stage deployed, and are you signed in to its account?\n${stderr ?? ''}`);
  return z.record(z.string(), z.string()).parse(JSON.parse(stdout));
}

/** Asked for, so that it is in no shell's history. */
async function askPassword(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const password = await terminal.question('Password, at least 14 characters (it is shown as you type): ');
  terminal.close();
  if (password.length >= 14 && password.length <= 256) return password;
  throw new Error('That password is too short or too long');
}

const password = await askPassword();
Object.assign(process.env, { AWS_REGION: 'ap-southeast-2' }, readEnvironment(given.stage));
// Loaded when the environment is there, which they read as they load.
const { createCognitoUser } = await import('@bloomkin/lambdas/services/cognitoUsers.ts');
const { newUser } = await import('@bloomkin/lambdas/users/newUser.ts');
const { insertUser } = await import('@bloomkin/lambdas/users/userTable.ts');

const id = UserId.parse(ulid());
await createCognitoUser(id, password);
await insertUser(
  newUser({
    id,
    createdAt: new Date().toISOString(),
    fio: given.name,
    email: given.email,
    roles: ['ROLE_ADMIN'],
    hasPassword: true,
    inCognito: true,
  }),
);
console.log(`${given.name} may now sign in as ${given.email}.`);
