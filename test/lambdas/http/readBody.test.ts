import { maxBodyBytes } from '@bloomkin/lambdas/platform/http/bodyLimits.ts';
import { readBody } from '@bloomkin/lambdas/platform/http/parse.ts';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';

function eventOf(body: Buffer, contentType: string): APIGatewayProxyEventV2 {
  const headers: Record<string, string> = { 'content-type': contentType };
  return { headers, body: body.toString('base64'), isBase64Encoded: true } as APIGatewayProxyEventV2;
}

async function multipart(...parts: [name: string, value: string | Blob][]): Promise<APIGatewayProxyEventV2> {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Response(form);
  return eventOf(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
}

const urlencoded = (text: string) => eventOf(Buffer.from(text), 'application/x-www-form-urlencoded');
const json = (text: string) => eventOf(Buffer.from(text), 'application/json; charset=utf-8');
const fieldsOf = async (event: APIGatewayProxyEventV2) => (await readBody(event, 'form')).fields;
const statusOf = (event: APIGatewayProxyEventV2, kind: 'form' | 'json' = 'form') =>
  readBody(event, kind).then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : error),
  );

const kilobytes = (count: number) => new Blob([new Uint8Array(count * 1024)]);

describe('a body', () => {
  it('yields the same fields as multipart, urlencoded and JSON', async () => {
    const fields = { name: 'Río & Co', price: '89.5' };
    expect(await fieldsOf(await multipart(['name', 'Río & Co'], ['price', '89.5']))).toEqual(fields);
    expect(await fieldsOf(urlencoded('name=R%C3%ADo+%26+Co&price=89.5'))).toEqual(fields);
    expect(await fieldsOf(json('{"name":"Río & Co","price":"89.5"}'))).toEqual(fields);
  });

  it('nests fields by their brackets', async () => {
    const nested = { parameters: [{ parameter_id: 'colour', values: ['red', 'white'] }] };
    const text =
      'parameters[0][parameter_id]=colour&parameters[0][values][]=red&parameters[0][values][]=white';
    expect(await fieldsOf(urlencoded(text))).toEqual(nested);
    expect(
      await fieldsOf(
        await multipart(
          ['parameters[0][parameter_id]', 'colour'],
          ['parameters[0][values][]', 'red'],
          ['parameters[0][values][]', 'white'],
        ),
      ),
    ).toEqual(nested);
  });

  it('gives files by their field, whole', async () => {
    const { files } = await readBody(await multipart(['photo', kilobytes(300)]), 'form');
    expect(files.map(({ field, bytes }) => [field, bytes.length])).toEqual([['photo', 300 * 1024]]);
  });

  it('fails with contradicting names', async () => {
    expect(await statusOf(await multipart(['a[b]', 'y'], ['a', 'x']))).toBe(400);
    for (const text of ['a=x&a[]=y', 'a[]=y&a=x', 'a=x&a[b]=y', 'a[b]=1&a[]=2'])
      expect([text, await statusOf(urlencoded(text))]).toEqual([text, 400]);
    expect(await fieldsOf(await multipart(['a', 'x']))).toEqual({ a: 'x' });
  });

  it('reaches no prototype by a field name', async () => {
    for (const name of [
      '__proto__',
      '__proto__[polluted]',
      'a[constructor][prototype][polluted]',
      'a[__proto__]',
    ])
      expect([name, await statusOf(await multipart([name, 'yes']))]).toEqual([name, 400]);
    expect(await statusOf(urlencoded('__proto__[polluted]=yes'))).toBe(400);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('fails when it nests too deeply', async () => {
    expect(await statusOf(urlencoded(`a${'[b]'.repeat(50)}=1`))).toBe(400);
  });

  it('returns 413 past its limits instead of truncating', async () => {
    expect(await statusOf(await multipart(['photo', kilobytes(4 * 1024 + 1)]))).toBe(413);
    expect(await statusOf(await multipart(['text', 'x'.repeat(257 * 1024)]))).toBe(413);
    const many = Array.from({ length: 201 }, (_, index): [string, string] => [`f${index}`, '1']);
    expect(await statusOf(await multipart(...many))).toBe(413);
    const files = Array.from({ length: 9 }, (_, index): [string, Blob] => [`p${index}`, kilobytes(1)]);
    expect(await statusOf(await multipart(...files))).toBe(413);
    expect(await statusOf(json(`{"a":"${'x'.repeat(maxBodyBytes)}"}`))).toBe(413);
    expect(await statusOf(await multipart(['photo', kilobytes(4 * 1024)]))).toBe(200);
  });

  it('fails when it breaks off', async () => {
    const whole = await multipart(['name', 'Rose'], ['photo', kilobytes(64)]);
    const bytes = Buffer.from(whole.body ?? '', 'base64');
    const contentType = whole.headers['content-type'] ?? '';
    for (const length of [10, 60, 120, 1000, 30_000, bytes.length - 10])
      expect([length, await statusOf(eventOf(bytes.subarray(0, length), contentType))]).toEqual([
        length,
        400,
      ]);
    expect(await statusOf(eventOf(bytes, 'multipart/form-data'))).toBe(400);
  });

  it('must be an object of a type that the call takes', async () => {
    expect(await statusOf(json('[1]'))).toBe(400);
    expect(await statusOf(json('null'))).toBe(400);
    expect(await statusOf(json('{"a":'))).toBe(400);
    expect(await statusOf(eventOf(Buffer.from('<a/>'), 'application/xml'))).toBe(415);
    expect(await statusOf(urlencoded('a=1'), 'json')).toBe(415);
    expect(await fieldsOf(eventOf(Buffer.alloc(0), ''))).toEqual({});
  });
});
