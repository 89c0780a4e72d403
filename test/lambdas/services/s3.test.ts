import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '#support/listen.ts';

const slowDown = '<Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>';
const object = { Bucket: 'media', Key: 'rose.webp' };
const held: { server?: Server; methods: (string | undefined)[] } = { methods: [] };

/** S3 that throttles its first call. */
beforeEach(async () => {
  held.methods = [];
  const server = createServer((request, response) => {
    held.methods.push(request.method);
    request.resume();
    if (held.methods.length > 1) return response.end('rose');
    return response.writeHead(503, { 'content-type': 'application/xml' }).end(slowDown);
  });
  held.server = server;
  const port = await listen(server);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.resetModules();
});

afterEach(() => {
  held.server?.closeAllConnections();
  held.server?.close();
});

describe('a call that S3 throttles', () => {
  it('repeats once', async () => {
    const { loadS3 } = await import('@bloomkin/lambdas/platform/services/s3.ts');
    const { s3, GetObjectCommand } = await loadS3();
    const { Body } = await s3.send(new GetObjectCommand(object));
    expect([await Body?.transformToString(), held.methods]).toEqual(['rose', ['GET', 'GET']]);
  });

  it('stops when it writes on a condition', async () => {
    const { loadS3 } = await import('@bloomkin/lambdas/platform/services/s3.ts');
    const { s3Once, PutObjectCommand } = await loadS3();
    const write = s3Once.send(new PutObjectCommand({ ...object, Body: 'rose', IfNoneMatch: '*' }));
    await expect(write).rejects.toMatchObject({ name: 'SlowDown' });
    expect(held.methods).toEqual(['PUT']);
  });
});
