import type { addMessage as AddMessage } from '@bloomkin/lambdas/model/messages/messageEntity.ts';
import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Api } from '#support/api.ts';
import { localCloud } from '#support/localCloud.ts';
import { newBuyer } from '#support/people.ts';

const test = localCloud({ demoData: false });
let addMessage: typeof AddMessage;

/** The consumers write messages: here they are written as they do, on the same engine. */
beforeAll(async () => {
  Object.assign(process.env, test.cloud.operatorVariables);
  ({ addMessage } = await import('@bloomkin/lambdas/model/messages/messageEntity.ts'));
});

const makeContent = (name: string) => ({ subject: name, text: `About ${name}`, path: '/orders/1' });
const tell = (userId: UserId, name: string, now = new Date()) =>
  addMessage(userId, name, makeContent(name), now);

async function newPerson() {
  const ruby = test.visitor();
  return { ruby, id: (await newBuyer(ruby)).id };
}

const subjectsOf = async (api: Api, query: { page?: number; per_page?: number } = {}) =>
  (await api.call(listMessages, { query })).data.map(({ subject }) => subject);

describe('a person’s messages', () => {
  it('come newest first, paged, with their exact number', async () => {
    const { ruby, id } = await newPerson();
    for (const name of ['a', 'b', 'c', 'd', 'e']) await tell(id, name);
    expect(await subjectsOf(ruby, { per_page: 2 })).toEqual(['e', 'd']);
    expect(await subjectsOf(ruby, { page: 3, per_page: 2 })).toEqual(['a']);
    expect(await subjectsOf(ruby, { page: 4, per_page: 2 })).toEqual([]);
    const { total, unread, data } = await ruby.call(listMessages, { query: { per_page: 1 } });
    expect([total, unread]).toEqual([5, 5]);
    expect(data[0]).toMatchObject({ ...makeContent('e'), read: false });
  });

  it('come once a subject without loss', async () => {
    const { ruby, id } = await newPerson();
    const names = Array.from({ length: 6 }, (_, index) => `order ${index}`);
    await Promise.all([...names, ...names].map((name) => tell(id, name)));
    const { total, unread } = await ruby.call(listMessages, {});
    expect([total, unread]).toEqual([6, 6]);
    expect((await subjectsOf(ruby)).toSorted()).toEqual(names);
  });

  it('become read one at a time, repeatable, or all at once', async () => {
    const { ruby, id } = await newPerson();
    for (const name of ['a', 'b', 'c']) await tell(id, name);
    const [newest] = (await ruby.call(listMessages, {})).data;
    const ids = newest ? [newest.id, newest.id] : [];
    expect(await ruby.call(readMessages, { body: { ids } })).toEqual({ unread: 2 });
    expect(await ruby.call(readMessages, { body: { ids } })).toEqual({ unread: 2 });
    const readOf = async () => (await ruby.call(listMessages, {})).data.map(({ read }) => read);
    expect(await readOf()).toEqual([true, false, false]);
    expect(await ruby.call(readMessages, { body: { ids: 'all' } })).toEqual({ unread: 0 });
    expect(await readOf()).toEqual([true, true, true]);
    await tell(id, 'd');
    expect((await ruby.call(listMessages, {})).unread).toBe(1);
    expect(await readOf()).toEqual([false, true, true, true]);
  });

  it('stay exact when new ones come while old ones are read', async () => {
    const { ruby, id } = await newPerson();
    for (const name of ['a', 'b', 'c', 'd']) await tell(id, name);
    const { data } = await ruby.call(listMessages, {});
    await Promise.all([
      ...data.map((message) => ruby.call(readMessages, { body: { ids: [message.id] } })),
      ...['e', 'f', 'g'].map((name) => tell(id, name)),
    ]);
    const after = await ruby.call(listMessages, {});
    expect([after.total, after.unread]).toEqual([7, 3]);
    expect(after.data.filter(({ read }) => !read).length).toBe(3);
  });

  it('change by their own user alone', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    await tell(first.id, 'a');
    const [message] = (await first.ruby.call(listMessages, {})).data;
    const ids = message ? [message.id] : [];
    expect(await second.ruby.call(readMessages, { body: { ids } })).toEqual({ unread: 0 });
    expect((await first.ruby.call(listMessages, {})).unread).toBe(1);
  });

  it('disappear after a year and the rest of its month', async () => {
    const { ruby, id } = await newPerson();
    const old = new Date(Date.now() - 400 * 24 * 60 * 60 * 1000);
    await tell(id, 'old', old);
    await tell(id, 'new');
    expect(await subjectsOf(ruby)).toEqual(['new']);
    const { total, unread } = await ruby.call(listMessages, {});
    expect([total, unread]).toEqual([1, 1]);
  });
});
