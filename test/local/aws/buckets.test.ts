import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Buckets } from '@local/aws/buckets/buckets.ts';
import { S3 } from '@local/aws/buckets/s3.ts';
import { Clock } from '@local/aws/clock.ts';
import { Queues } from '@local/aws/queues/queues.ts';
import { DataFolder } from '@local/kit/dataFolder.ts';
import { describe, expect, test } from 'vitest';
import { assemblyFor } from '#local/support/fixtureCloud.ts';

const deployment = new Deployment(assemblyFor());
const bucket = 'fixture-app-site';

describe.each([
  ['in memory', () => ':memory:'],
  ['in a folder', () => mkdtempSync(join(tmpdir(), 'bloomkin-buckets-'))],
])('%s', (_, dir) => {
  const data = new DataFolder(dir());
  const s3 = new S3(new Buckets(deployment, data, new Queues(deployment, data)), new Clock());
  const call = (method: string, path: string, headers: Record<string, string> = {}, body = '') => {
    const url = new URL(`http://s3.local/${bucket}${path}`);
    return s3.handle({ method, url, headers, body: Buffer.from(body), operation: undefined });
  };

  test('an object comes back as it was put, with its headers', async () => {
    await call('PUT', '/a/b%20c.txt', { 'content-type': 'text/plain', 'cache-control': 'no-cache' }, 'words');
    const { status, headers, body } = await call('GET', '/a/b%20c.txt');
    expect([status, String(body)]).toEqual([200, 'words']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-cache' });
    expect((await call('GET', '/a/b%20c.txt', { 'if-none-match': headers?.etag ?? '' })).status).toBe(304);
  });

  test('a conditional put needs its condition', async () => {
    const first = await call('PUT', '/once', { 'if-none-match': '*' }, '1');
    expect(first.status).toBe(200);
    expect((await call('PUT', '/once', { 'if-none-match': '*' }, '2')).status).toBe(412);
    expect((await call('PUT', '/once', { 'if-match': '"other"' }, '2')).status).toBe(412);
    expect((await call('PUT', '/once', { 'if-match': first.headers?.etag ?? '' }, '2')).status).toBe(200);
  });

  test('a chunked upload needs the right checksum', async () => {
    const checksum = Buffer.alloc(4);
    checksum.writeUInt32BE(crc32('hello world'));
    const upload = (sum: string) =>
      call(
        'PUT',
        '/chunked',
        { 'content-encoding': 'aws-chunked' },
        `6\r\nhello \r\n5\r\nworld\r\n0\r\nx-amz-checksum-crc32:${sum}\r\n\r\n`,
      );
    expect((await upload(checksum.toString('base64'))).status).toBe(200);
    expect(String((await call('GET', '/chunked')).body)).toBe('hello world');
    expect((await upload('AAAAAA==')).status).toBe(400);
  });

  test('a list is a page at a time', async () => {
    for (const key of ['list/1', 'list/2', 'list/3']) await call('PUT', `/${key}`, {}, key);
    const first = String((await call('GET', '/?list-type=2&prefix=list/&max-keys=2')).body);
    expect(first).toContain('<Key>list/1</Key>');
    expect(first).toContain('<NextContinuationToken>list/2</NextContinuationToken>');
    const second = String((await call('GET', '/?list-type=2&prefix=list/&continuation-token=list/2')).body);
    expect(second).toContain('<KeyCount>1</KeyCount>');
  });

  test('a deleted object is gone', async () => {
    await call('PUT', '/gone', {}, 'x');
    expect((await call('DELETE', '/gone')).status).toBe(204);
    expect((await call('GET', '/gone')).status).toBe(404);
  });
});
