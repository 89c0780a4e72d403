import { setTimeout as pause } from 'node:timers/promises';
import { logInByPassword, requestCode } from '@bloomkin/shared/routes/auth.ts';
import { Api } from '#support/api.ts';
import { startLocalRun } from '#support/localRun.ts';
import { newBuyer, newPhone } from '#support/people.ts';
import { printTable } from './printTable.ts';

const pairCount = 30;
/** Codes to one phone are 30 s apart, and registering has sent one. */
const codePaceMs = 31_000;

interface Pair {
  known: string;
  unknown: string;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

function expectStatus(answered: { status: number }, status: number): void {
  if (answered.status !== status) throw new Error(`Answered ${answered.status} instead of ${status}`);
}

/** Times both of a pair side by side, so that the rest of the machine's work meets both; the order alternates. */
async function comparePairs(pairs: readonly Pair[], ask: (who: string) => Promise<unknown>) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (const [index, pair] of pairs.entries()) {
    const times = [() => measureMs(() => ask(pair.known)), () => measureMs(() => ask(pair.unknown))];
    const isKnownFirst = index % 2 === 0;
    const measured = await Promise.all((isKnownFirst ? times : times.toReversed()).map((time) => time()));
    known.push(measured[isKnownFirst ? 0 : 1] ?? 0);
    unknown.push(measured[isKnownFirst ? 1 : 0] ?? 0);
  }
  const differences = known.map((ms, index) => ms - (unknown[index] ?? 0));
  return [median(known), median(unknown), median(differences)].map((ms) => ms.toFixed(1));
}

/** Medians of response times for known and unknown accounts: their difference must not tell which exist. */
export async function signInTimeBench(): Promise<void> {
  const run = await startLocalRun({ dataDir: ':memory:' });
  try {
    const people = await Promise.all(
      Array.from({ length: pairCount }, async () => newBuyer(new Api(run.url))),
    );
    const api = new Api(run.url);
    await pause(codePaceMs);
    const byPhone = people.map(({ phone }) => ({ known: phone.replace('+61', ''), unknown: newPhone() }));
    // Two wrong answers each: further ones are limited.
    const byLogin = Array.from({ length: 16 }, (_, index) => ({
      known: `vendor${(index % 8) + 1}@flowers.test`,
      unknown: `unknown${(index % 8) + 1}@flowers.test`,
    }));
    console.log(`\nResponse time of known and unknown accounts (medians of pairs, ms)`);
    const askForCode = async (phoneNumbers: string) =>
      expectStatus(await api.send(requestCode, { body: { phoneNumbers } }), 200);
    const tryPassword = async (login: string) =>
      expectStatus(await api.send(logInByPassword, { body: { login, password: 'Not-The-One-1' } }), 401);
    printTable(
      ['call', 'known', 'unknown', 'difference'],
      [
        ['request a code', ...(await comparePairs(byPhone, askForCode))],
        ['wrong password', ...(await comparePairs(byLogin, tryPassword))],
      ],
    );
  } finally {
    await run.stop();
  }
}
