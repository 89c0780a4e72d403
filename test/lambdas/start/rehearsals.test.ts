import { type GroupName, routeTable } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it, vi } from 'vitest';
import { localCloud } from '#support/localCloud.ts';

interface Operation {
  key: string;
  operation: string;
  status: number;
}

const operations: Operation[] = [];

const test = localCloud({
  demoData: true,
  rehearsedStarts: true,
  aroundTable: (table) => ({
    handle: async (request) => {
      const { status, ...answer } = await table.handle(request);
      const key = /Credential=([^/]+)\//.exec(request.headers.authorization ?? '')?.[1] ?? '';
      operations.push({ key, operation: request.operation ?? '', status });
      return { status, ...answer };
    },
    reset: () => table.reset(),
    close: () => table.close(),
  }),
});

/** Starts the group's function with an event that the origin's check rejects. */
async function start(group: GroupName): Promise<string> {
  const { functions } = test.world;
  const name = functions.specs.find((spec) => spec.name.endsWith(`-${group}`))?.name ?? '';
  const requestContext = { requestId: 'test', http: { sourceIp: '203.0.113.7' } };
  const event = { routeKey: 'GET /', headers: {}, requestContext };
  expect(await functions.invoke(name, event)).toMatchObject({ statusCode: 403 });
  return name;
}

describe('the start of a group', () => {
  it.each(Object.keys(routeTable) as GroupName[])('of %s reads without writing', async (group) => {
    const name = await start(group);
    const own = operations.filter(({ key }) => key === name);
    expect(own).not.toEqual([]);
    expect(own.filter(({ status }) => status !== 200)).toEqual([]);
    expect(own.filter(({ operation }) => !/^(Get|BatchGet|Query)/.test(operation))).toEqual([]);
  });

  it('is no request in the log', async () => {
    const logged = test.world.logs.length;
    await test.world.functions.stop();
    const name = await start('catalogue');
    const own = () => test.world.logs.slice(logged).filter(({ functionName }) => functionName === name);
    // Lines come by the worker's output, later than its response.
    await vi.waitFor(() => expect(own().map(({ fields }) => fields.message)).toEqual(['start', 'request']));
  });
});
