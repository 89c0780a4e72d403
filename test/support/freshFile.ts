import { followHolidays } from '@bloomkin/shared/rules/holidayChanges.ts';
import { afterAll, vi } from 'vitest';

// Files of a worker share its process and what packages hold; each finds the rest as new.

const globals: typeof globalThis & { bloomkinEnvironment?: NodeJS.ProcessEnv } = globalThis;
globals.bloomkinEnvironment ??= { ...process.env };
const environment = globals.bloomkinEnvironment;

for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
Object.assign(process.env, environment);
// Our own modules are evaluated again: some read settings when they load, and some have state. Those of `shared` are not.
vi.resetModules();
followHolidays({});

const begin = process.cpuUsage();

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures here.
afterAll(({}, { file }) => {
  const { user, system } = process.cpuUsage(begin);
  file.meta.processorSeconds = (user + system) / 1e6;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
