import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

it.each([undefined, '', 'guessed', 'x'.repeat(64)])(
  'a call past the distribution reaches no handler: %s',
  async (secret) => {
    const { backend, seed } = test;
    for (const { route } of allRoutes) {
      const headers = { 'x-origin-secret': secret ?? '' };
      backend.tableCalls.forget();
      const { token } = seed.people.admin;
      const { status, code } = await backend.handlers.call(route, { token, headers });
      expect([route.path, status, code]).toEqual([route.path, 403, 'ACCESS.ORIGIN']);
      expect(backend.tableCalls.text('all')).toBe('');
    }
  },
);

it('the API refuses direct calls, whatever address they claim', async () => {
  const { cloud } = test.backend;
  const answer = await cloud.callApiDirectly({
    method: 'GET',
    path: '/api/ping/time',
    query: '',
    headers: { host: 'api', 'x-viewer-address': '10.0.0.1', 'x-forwarded-for': '10.0.0.1' },
    body: Buffer.alloc(0),
    address: '198.51.100.9',
  });
  expect([answer.status, JSON.parse(String(answer.body)).code]).toEqual([403, 'ACCESS.ORIGIN']);
});

it('a claimed viewer address in headers does not get around the limits', async () => {
  const { url } = test.backend.cloud;
  const countedFor = async (claimed: string) => {
    const headers = { 'x-viewer-address': claimed, 'x-forwarded-for': claimed, 'x-origin-secret': 'guessed' };
    const answer = await fetch(new URL('/api/geocode?suggest=newtown', url), { headers });
    expect(answer.status).toBe(200);
    return limitRows();
  };
  const first = await countedFor('10.0.0.1');
  expect(first.length).toBeGreaterThan(0);
  expect(await countedFor('10.0.0.2')).toEqual(first);
  expect(first.join()).not.toContain('10.0.0');
});

/** The addresses for which look-ups are counted. */
async function limitRows(): Promise<string[]> {
  const [{ ScanCommand }, { table, tableName }] = await Promise.all([
    import('@aws-sdk/lib-dynamodb'),
    import('@bloomkin/lambdas/platform/table/tableClient.ts'),
  ]);
  const { Items = [] } = await table.send(new ScanCommand({ TableName: tableName }));
  return Items.map(({ pk }) => String(pk)).filter((pk) => pk.startsWith('LIMIT#GEOCODES'));
}
