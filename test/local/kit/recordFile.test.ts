import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from '@local/aws/data/dataLock.ts';
import { Positions } from '@local/aws/streams/positions.ts';
import { DataFolder } from '@local/kit/dataFolder.ts';
import { RecordFile } from '@local/kit/recordFile.ts';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';

const folder = mkdtempSync(join(tmpdir(), 'record-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (name: string) => {
  const file = new RecordFile(join(folder, name));
  return { file, numbers: file.map('numbers', z.number()) };
};

test('values survive a kill', () => {
  const { numbers } = open('kill');
  numbers.set('a', 1);
  numbers.set('a', 2);
  numbers.set('b', 3);
  numbers.delete('b');
  expect([...open('kill').numbers.entries()]).toEqual([['a', 2]]);
});

test('keeps a batch of changes together, also when it ends in an error', () => {
  const { file, numbers } = open('batch');
  const fail = () =>
    file.together(() => {
      numbers.set('a', 1);
      file.together(() => numbers.set('b', 2));
      throw new RangeError();
    });
  expect(fail).toThrow(RangeError);
  expect([...open('batch').numbers.values()]).toEqual([1, 2]);
});

test('names a damaged file and the remedy', async () => {
  const data = new DataFolder(folder);
  data.write('damaged', 'PK\u0003\u0004\n');
  expect(() => open('damaged')).toThrow(`${join(folder, 'damaged')} is damaged: remove`);
  expect(() => data.readJson('damaged')).toThrow(`${join(folder, 'damaged')} is damaged: remove`);
  data.write('lock.db', 'PK\u0003\u0004\n');
  await expect(lockData(folder)).rejects.toThrow(`${join(folder, 'lock.db')} is damaged: remove`);
  data.write('streams/orders.json', '{"');
  const read = () => new Positions(data).find({ name: 'orders', streamArn: 'arn' });
  expect(read).toThrow(`${join(folder, 'streams/orders.json')} is damaged: remove`);
});

test('clearing removes all but the named maps', () => {
  const { file, numbers } = open('clear');
  const texts = file.map('texts', z.string());
  numbers.set('a', 1);
  texts.set('a', 'kept');
  file.clear(['texts']);
  numbers.set('b', 2);
  expect(numbers.get('a')).toBeUndefined();
  const again = open('clear');
  expect([...again.numbers.entries()]).toEqual([['b', 2]]);
  expect([...again.file.map('texts', z.string()).values()]).toEqual(['kept']);
});

test('records of another shape stop the start with a remedy', () => {
  const { numbers } = open('shape');
  numbers.set('a', 1);
  const file = new RecordFile(join(folder, 'shape'));
  expect(() => file.map('numbers', z.string())).toThrow(/remove it to start again/);
});

test('everything is in memory without a file', () => {
  const file = new RecordFile(undefined);
  const numbers = file.map('numbers', z.number());
  numbers.set('a', 1);
  file.clear();
  expect(numbers.size).toBe(0);
});
