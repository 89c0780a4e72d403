import { build } from '../../scripts/build.ts';
import { bundlesBench } from './bundlesBench.ts';
import { callsBench } from './callsBench.ts';
import { catalogueInItsOwnProcess } from './catalogueApart.ts';
import { sayMachine } from './sayMachine.ts';
import { signInTimeBench } from './signInTimeBench.ts';
import { storefrontBench } from './storefrontBench.ts';
import { throughputBench } from './throughputBench.ts';

// `npm run bench`: the figures of the design that can be measured on one machine. `npm run bench -- calls bundles`
// takes only some parts. Other machines give other times; counts and sizes stay.

const parts = {
  catalogue: catalogueInItsOwnProcess,
  calls: callsBench,
  bundles: bundlesBench,
  storefront: storefrontBench,
  signIn: signInTimeBench,
  throughput: throughputBench,
} as const satisfies Record<string, (assemblyDir: string) => Promise<void>>;

type Part = keyof typeof parts;
const isPart = (word: string): word is Part => Object.hasOwn(parts, word);

function chosen(words: readonly string[]): Part[] {
  const unknown = words.find((word) => !isPart(word));
  if (unknown) throw new Error(`No part is called ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  return (words.length > 0 ? words : Object.keys(parts)).filter(isPart);
}

async function bench(): Promise<void> {
  const wanted = chosen(process.argv.slice(2));
  sayMachine();
  const { assemblyDir } = await build(console.log);
  for (const part of wanted) await parts[part](assemblyDir);
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
