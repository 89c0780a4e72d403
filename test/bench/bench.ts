import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '@bloomkin/scripts/build.ts';
import { agentsBench } from './agentsBench.ts';
import { bundlesBench } from './bundlesBench.ts';
import { callsBench } from './callsBench.ts';
import { catalogueInItsOwnProcess } from './catalogueApart.ts';
import { cpuBench } from './cpuBench.ts';
import { freshBench } from './freshBench.ts';
import { memoryBench } from './memoryBench.ts';
import { purchaseBench } from './purchaseBench.ts';
import { saleBench } from './saleBench.ts';
import { sayMachine } from './sayMachine.ts';
import { storefrontBench } from './storefrontBench.ts';
import { sundayBench } from './sundayBench.ts';
import { throughputBench } from './throughputBench.ts';

// `npm run bench`: the figures of the design that can be measured on one machine. `npm run bench -- calls bundles`
// takes only some parts; `npm run bench -- cpu --against <path>` compares with an earlier checkout, built, in turns.
// `npm run bench -- purchase memory --against <path>` follow a purchase by step and memory
// under mixed use, `--minutes 3` for less than an hour; `sunday --places 1500` sells out a Sunday.
// Other machines give other times; counts and sizes stay.

interface Options {
  against?: string;
  /** Set for the memory bench. */
  minutes?: number;
  /** Set by the Sunday benchmark. */
  places?: number;
}

const parts = {
  catalogue: catalogueInItsOwnProcess,
  calls: callsBench,
  fresh: freshBench,
  bundles: bundlesBench,
  storefront: storefrontBench,
  sale: saleBench,
  throughput: throughputBench,
  cpu: (assemblyDir, { against }) => cpuBench(assemblyDir, against),
  memory: (assemblyDir, { against, minutes }) => memoryBench(assemblyDir, minutes, against),
  agents: agentsBench,
  purchase: (assemblyDir, { against }) => purchaseBench(assemblyDir, against),
  sunday: (assemblyDir, { against, places }) => sundayBench(assemblyDir, against, places),
} as const satisfies Record<string, (assemblyDir: string, options: Options) => Promise<void>>;

type Part = keyof typeof parts;
const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

function chosen(names: readonly string[]): Part[] {
  const unknown = names.find((name) => !isPart(name));
  if (unknown) throw new Error(`No part is called ${unknown}. There are: ${Object.keys(parts).join(', ')}.`);
  return (names.length > 0 ? names : Object.keys(parts).filter((name) => name !== 'memory')).filter(isPart);
}

async function bench(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, minutes: { type: 'string' }, places: { type: 'string' } },
  });
  const wanted = chosen(positionals);
  sayMachine();
  // A synthesis in this process would load the cloud code before there is a table.
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build.ts')], { stdio: 'inherit' });
  const { assemblyDir } = await build(console.log);
  const { against, minutes, places } = values;
  for (const part of wanted)
    await parts[part](assemblyDir, {
      ...(against && { against }),
      ...(minutes && { minutes: Number(minutes) }),
      ...(places && { places: Number(places) }),
    });
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
