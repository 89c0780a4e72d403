import { startWorld, type World } from '@bloomkin/local/world.ts';
import type { WorldOptions } from '@bloomkin/local/worldOptions.ts';
import { afterAll, beforeAll } from 'vitest';
import { fixtureAssembly } from './fixtureAssembly.ts';
import type { FixtureFunction } from './fixtureTemplate.ts';
import { apiCode, apiRoutes, followerCode } from './handlerCode.ts';

interface Wishes {
  api?: Partial<FixtureFunction>;
  follower?: Partial<FixtureFunction>;
  follows?: FixtureFunction['follows'];
}

/** The fixture's assembly: one function behind all routes, one that follows the table. */
export function assemblyFor({ api, follower, follows = {} }: Wishes = {}): string {
  return fixtureAssembly(
    {
      api: { code: apiCode, timeoutSeconds: 6, may: ['PutItem', 'GetItem'], ...api },
      follower: {
        code: followerCode,
        follows: { FunctionResponseTypes: ['ReportBatchItemFailures'], ...follows },
        ...follower,
      },
    },
    apiRoutes,
  );
}

/** A running fixture for all tests of a file. */
export function givenFixtureWorld(wishes: Wishes = {}, options: Partial<WorldOptions> = {}): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await startWorld({ assemblyDir: assemblyFor(wishes), dataDir: ':memory:', ...options });
  });
  afterAll(() => world?.close());
  return () => {
    if (!world) throw new Error('The fixture has not started');
    return world;
  };
}

/** The ids that the follower recorded, in order. */
export const readFollowed = ({ logs }: World): unknown[] =>
  logs.flatMap(({ fields }) => (Array.isArray(fields.followed) ? fields.followed : []));
