import { rmSync } from 'node:fs';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import type { LocalCloudOptions } from '@bloomkin/local/localCloudOptions.ts';
import { afterAll, beforeAll, beforeEach, expect, onTestFailed } from 'vitest';
import * as z from 'zod';
import { Api, type Exchange } from './api.ts';
import { assemblyDir, copyDemoData, timeoutFactor } from './demoData.ts';
import { connectFunctions, startInProcess } from './inProcessFunctions.ts';
import { leaksIn } from './logLeaks.ts';

const Stages = z.object({ local: z.object({ limits: z.record(z.string(), z.int()) }) });
/** Those of the local stage, but a sign-in answers as soon as it can. */
export const quickLimits = {
  ...Stages.parse(projectContext().stages).local.limits,
  signInAnswerFloorMs: 0,
};

/** Last error lines of the functions that a failed test prints. */
const maxErrors = 10;

export interface TestCloud {
  cloud: LocalCloud;
  /** A fresh client for one person. */
  visitor(): Api;
}

export type TestCloudOptions = Pick<
  LocalCloudOptions,
  'aroundTable' | 'environmentsPerFunction' | 'functionVariables' | 'now' | 'streamShards' | 'timeoutFactor'
> & {
  demoData: boolean;
  /** Where a test reads the files of the stores; removed after it. */
  dataDir?: string;
  /** Runs the bundles in threads, where starts, timeouts or the HTTP exchange are the subject. */
  inThreads?: boolean;
};

/** A whole cloud for one test file, from the template that would be deployed. */
export function localCloud({
  inThreads = process.env.FUNCTIONS_IN_THREADS === 'yes',
  ...options
}: TestCloudOptions): TestCloud {
  const held: { cloud?: LocalCloud; dataDir?: string | undefined; disconnect?: () => void } = {};
  const cloud = () => {
    if (!held.cloud) throw new Error('The local cloud has not started');
    return held.cloud;
  };
  beforeAll(async () => {
    held.dataDir = options.demoData ? await copyDemoData() : options.dataDir;
    held.cloud = await startLocalCloud({
      ...{ assemblyDir, dataDir: held.dataDir ?? ':memory:', port: 0, timeoutFactor },
      ...options,
      ...(!inThreads && { startEnvironment: startInProcess }),
      // Without the steps of an init phase.
      functionVariables: {
        ...{ AWS_LAMBDA_INITIALIZATION_TYPE: '', LIMITS: JSON.stringify(quickLimits) },
        ...options.functionVariables,
      },
    });
    if (!inThreads) held.disconnect = await connectFunctions(held.cloud);
  });
  beforeEach(() => {
    const { logs } = cloud();
    const before = logs.length;
    // The report is all that a reader has of the failure.
    onTestFailed(() => {
      const errors = logs.slice(before).filter(({ fields }) => fields.level === 'ERROR');
      for (const { functionName, text } of errors.slice(-maxErrors)) console.error(functionName, text);
    });
  });
  afterAll(async () => {
    const { logs = [], outbox } = held.cloud ?? {};
    const leaks = leaksIn(
      logs.map(({ text }) => text),
      outbox?.list(),
    );
    await held.cloud?.close();
    held.disconnect?.();
    if (held.dataDir) rmSync(held.dataDir, { recursive: true, force: true });
    expect(leaks, 'no log line holds what is private').toEqual([]);
  });
  return {
    get cloud() {
      return cloud();
    },
    visitor: () => new Api(cloud().url, cloud(), inThreads ? undefined : exchangeDirectly(cloud())),
  };
}

const held: { demoShop?: TestCloud } = {};

/** The demo shop of a test file, one for all stories that are played together (test/e2e/together). */
export function demoShop(): TestCloud {
  held.demoShop ??= localCloud({ demoData: true });
  return held.demoShop;
}

/** As `fetch` does it, without the connection. */
const exchangeDirectly =
  (cloud: LocalCloud): Exchange =>
  async ({ host, pathname: path, search }, { method, headers, body = '' }) => {
    const answer = await cloud.answer({
      ...{ method, path, query: search.slice(1), address: '127.0.0.1' },
      headers: { host, accept: '*/*', 'user-agent': 'node', ...headers },
      body: Buffer.from(body),
    });
    const answered = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    );
    const isEmpty = answer.status === 204 || answer.status === 304;
    return new Response(isEmpty ? null : new Uint8Array(Buffer.from(answer.body)), {
      status: answer.status,
      headers: answered,
    });
  };
