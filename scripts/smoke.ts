import { logInByPassword } from '@bloomkin/shared/routes/auth.ts';
import * as z from 'zod';
import { awsCli, region } from './aws/awsCli.ts';
import { readStageEnvironment } from './aws/stageEnvironment.ts';
import { readOptions } from './readOptions.ts';
import { ShopClient } from './smoke/shopClient.ts';
import { smokeOrder } from './smoke/smokeOrder.ts';

const usage = `Usage: npm run smoke -- --stage dev --email you@example.com
Places an order on the stage, waits until you have paid it with a test card, and cancels it: the money goes back.
The e-mail address becomes a buyer's, and gets the order's mails. Never in prod: it takes live cards only`;

const Options = z.object({ stage: z.literal('dev'), email: z.email() });

async function smoke({ stage, email }: z.output<typeof Options>): Promise<void> {
  const environment = await readStageEnvironment(awsCli, stage, 'auth');
  Object.assign(process.env, { AWS_REGION: region }, environment);
  // Its modules read the environment when they load.
  const { prepareBuyer } = await import('./smoke/smokeBuyer.ts');
  const { password } = await prepareBuyer(email, new Date());
  const client = new ShopClient(environment.SITE_URL ?? '');
  const answer = await client.send(logInByPassword, { body: { login: email, password } });
  client.token = logInByPassword.options.response.parse(answer).data.api_token;
  const pay = async (url: string) => console.log(`Pay with 4242 4242 4242 4242: ${url}`);
  await smokeOrder({ client, email, pay, log: console.log });
  console.log('The stage takes orders, money and cancellations.');
}

const parsed = Options.safeParse(
  readOptions(usage, { options: { stage: { type: 'string' }, email: { type: 'string' } } }).values,
);
try {
  if (!parsed.success) throw new Error(usage);
  await smoke(parsed.data);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
