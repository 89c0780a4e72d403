import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the command line. `--help` and an unknown option print the usage instead of a stack. */
export function readOptions<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return exitWithUsage(usage, error instanceof Error ? error.message : String(error));
  }
}

export function exitWithUsage(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}
