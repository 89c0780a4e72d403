import * as z from 'zod';
import type { Aws } from './awsCli.ts';

const Environment = z.record(z.string(), z.string());

export async function readStageEnvironment(
  aws: Aws,
  stage: string,
  group: string,
): Promise<Record<string, string>> {
  const args = ['lambda', 'get-function-configuration', '--function-name', `bloomkin-${stage}-${group}`];
  try {
    return Environment.parse(await aws([...args, '--query', 'Environment.Variables']));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Is ${stage} deployed, and are you signed in to its account?\n${why}`, { cause: error });
  }
}
