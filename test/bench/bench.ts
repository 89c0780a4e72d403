import { parseArgs } from 'node:util';
import { build } from '@bloomkin/scripts/build.ts';
import { bundlesBench } from './bundlesBench.ts';
import { callsBench } from './callsBench.ts';
import { catalogueInItsOwnProcess } from './catalogueApart.ts';
import { cpuBench } from './cpuBench.ts';
import { ordersBench } from './ordersBench.ts';
import { sayMachine } from './sayMachine.ts';
import { signInTimeBench } from './signInTimeBench.ts';
import { storefrontBench } from './storefrontBench.ts';
import { throughputBench } from './throughputBench.ts';

// `npm run bench`: the figures of the design that can be measured on one machine. `npm run bench -- calls bundles`
// takes only some parts; `npm run bench -- cpu --against <path>` compares with an earlier checkout, built, in turns. Other
// machines give other times; counts and sizes stay.

const parts = {
  catalogue: catalogueInItsOwnProcess,
  calls: callsBench,
  orders: ordersBench,
  bundles: bundlesBench,
  storefront: storefrontBench,
  signIn: signInTimeBench,
  throughput: throughputBench,
  cpu: cpuBench,
} as const satisfies Record<string, (assemblyDir: string, against?: string) => Promise<void>>;

type Part = keyof typeof parts;
const isPart = (word: string): word is Part => Object.hasOwn(parts, word);

function chosen(words: readonly string[]): Part[] {
  const unknown = words.find((word) => !isPart(word));
  if (unknown) throw new Error(`No part is called ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  return (words.length > 0 ? words : Object.keys(parts)).filter(isPart);
}

async function bench(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' } },
  });
  const wanted = chosen(positionals);
  sayMachine();
  const { assemblyDir } = await build(console.log);
  for (const part of wanted) await parts[part](assemblyDir, values.against);
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
