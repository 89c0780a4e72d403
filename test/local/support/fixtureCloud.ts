import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import type { LocalCloudOptions } from '@bloomkin/local/localCloudOptions.ts';
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
export function givenFixtureCloud(
  wishes: Wishes = {},
  options: Partial<LocalCloudOptions> = {},
): () => LocalCloud {
  let cloud: LocalCloud | undefined;
  beforeAll(async () => {
    cloud = await startLocalCloud({ assemblyDir: assemblyFor(wishes), dataDir: ':memory:', ...options });
  });
  afterAll(() => cloud?.close());
  return () => {
    if (!cloud) throw new Error('The fixture has not started');
    return cloud;
  };
}

/** The ids that the follower recorded, in order. */
export const readFollowed = ({ logs }: LocalCloud): unknown[] =>
  logs.flatMap(({ fields }) => (Array.isArray(fields.followed) ? fields.followed : []));
