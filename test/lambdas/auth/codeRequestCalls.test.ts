import * as auth from '@bloomkin/shared/routes/auth.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { followsChanges, TableCalls } from '#support/tableCalls.ts';

const calls = new TableCalls();
const test = localCloud({
  demoData: false,
  environmentsPerFunction: 1,
  aroundTable: (table) => calls.around(table),
});

/** What asking for a code asks of the table, the triggers of Cognito included; functions have started before. */
async function callsOf(request: () => Promise<unknown>) {
  await test.cloud.settle();
  calls.take();
  await request();
  return calls.take().filter(({ functionName }) => !followsChanges.test(functionName));
}
const operations = (made: Awaited<ReturnType<typeof callsOf>>) =>
  made.filter(({ functionName }) => functionName.endsWith('-auth')).map(({ operation }) => operation);

/** The counters: read together, taken with the recipient's and the sender's in one transaction, then that of all people. */
const counting = ['BatchGetItem', 'TransactWriteItems', 'UpdateItem'];

describe('asking for a code', () => {
  it('makes three counting calls for the first number of a range', async () => {
    const body = { phoneNumbers: '+61477123456' };
    const made = await callsOf(() => test.visitor().call(auth.requestCode, { body }));
    expect(operations(made).slice(0, 3)).toEqual(counting);
  });
});
