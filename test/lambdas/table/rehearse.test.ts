import { rehearseRead, rehearseUpdate } from '@bloomkin/lambdas/table/rehearse.ts';
import { table } from '@bloomkin/lambdas/table/tableClient.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => vi.unstubAllEnvs());

const parsed = expect.objectContaining({ text: 'nobody', list: ['nobody'], flag: true });

it.each([
  ['a read', rehearseRead, { Item: parsed }],
  ['an update', rehearseUpdate, { Attributes: parsed }],
])('parses the response of %s that is not sent', async (_, run, expected) => {
  const handle = vi.spyOn(table.config.requestHandler, 'handle');
  const send = vi.spyOn(table, 'send');
  await run();
  expect(await send.mock.results[0]?.value).toMatchObject(expected);
  expect(handle).not.toHaveBeenCalled();
});
