import * as routes from '@bloomkin/shared/routes/documents.ts';
import { DocumentVersion, OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { hostileHtml } from '#support/hostile/hostileHtml.ts';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();
const send = (route: Parameters<typeof test.backend.handlers.call>[0], call: Call = {}) =>
  test.backend.handlers.call(route, { token: test.seed.people.admin.token, ...call });
const documentIn = ({ text }: HandlerResponse) =>
  z.object({ data: OfficeDocument }).parse(JSON.parse(text)).data;

async function create(about: object = {}) {
  const name = `doc_${ulid().toLowerCase()}`;
  const body = { name, title: 'Cookies', text: '<p>None</p>', ...about };
  return documentIn(await send(routes.createDocument, { body }));
}
const save = ({ id, version }: OfficeDocument, about: object) =>
  send(routes.updateDocument, {
    params: { id },
    body: { title: 'Cookies', text: '<p>None</p>', version, ...about },
  });
const publicText = async (id: string) =>
  JSON.parse((await test.backend.handlers.call(routes.getPublicDocument, { params: { id } })).text).data.text;

describe('a document', () => {
  it('appears in its newest version', async () => {
    const made = await create();
    expect(await publicText(made.name)).toBe('<p>None</p>');
    expect(documentIn(await save(made, { text: '<p>Two</p>' }))).toMatchObject({
      version: 2,
      saved_by: 'The admin',
    });
    expect(await publicText(made.id)).toBe('<p>Two</p>');
  });

  it('appears in the list of documents', async () => {
    const made = await create();
    const { text } = await send(routes.listDocuments);
    const { data } = z.object({ data: z.array(OfficeDocument) }).parse(JSON.parse(text));
    expect(data.map(({ name }) => name)).toEqual(expect.arrayContaining(['privacy', made.name]));
  });

  it('answers by id and by name, with its author', async () => {
    const made = await create();
    for (const id of [made.id, made.name])
      expect(documentIn(await send(routes.getDocument, { params: { id } }))).toEqual(made);
    expect((await send(routes.getDocument, { params: { id: 'nothing' } })).status).toBe(404);
  });

  it('keeps a name of its own', async () => {
    const made = await create();
    const again = await send(routes.createDocument, {
      body: { name: made.name, title: 'Again', text: '<p>Again</p>' },
    });
    expect([again.status, again.code]).toEqual([409, 'DOCUMENT.NAME_TAKEN']);
    expect(await publicText(made.name)).toBe('<p>None</p>');
  });

  it('saved twice by a repeated call has one new version', async () => {
    const made = await create();
    await save(made, { text: '<p>Two</p>' });
    const again = await save(made, { text: '<p>Two</p>' });
    expect([again.status, documentIn(again).version]).toEqual([200, 2]);
  });

  it('keeps no markup that runs', async () => {
    const made = await create({ text: `<h1>Privacy</h1>${hostileHtml.join('')}` });
    expect(made.text).not.toMatch(/<(?!\/?(h[1-3]|p|[uo]l|li|b|strong|i|em|u|br|a)\b)/i);
    expect(made.text).not.toMatch(/<\w+[^>]*\son\w+\s*=/i);
    expect(made.text).not.toMatch(/href="\s*(javascript|data|vbscript)/i);
    expect(await publicText(made.name)).toBe(made.text);
  });

  it('fails with the field that is wrong', async () => {
    const made = await create();
    for (const [about, path] of [
      [{ title: ' ' }, 'title'],
      [{ text: '<p>&nbsp;</p>' }, 'text'],
      [{ text: '<script>alert(1)</script>' }, 'text'],
      [{ text: 'x'.repeat(40_001) }, 'text'],
      [{ version: 'x' }, 'version'],
    ] as const) {
      const answer = await save(made, about);
      expect([path, answer.status, JSON.parse(answer.text).errors?.[0]?.path]).toEqual([path, 422, path]);
    }
  });
});

describe('versions', () => {
  const Versions = z.object({ total: z.int(), data: z.array(DocumentVersion) });
  const list = async (id: string, query: object) => {
    const { text } = await send(routes.listDocumentVersions, { params: { id }, query: { ...query } });
    return Versions.parse(JSON.parse(text));
  };

  it('stay for good, newest first, page by page', async () => {
    let document = await create({ text: '<p>1</p>' });
    for (let number = 2; number <= 12; number++)
      document = documentIn(await save(document, { text: `<p>${number}</p>` }));
    const first = await list(document.id, { per_page: 5 });
    const last = await list(document.id, { per_page: 5, page: 3 });
    expect([first.total, first.data.map(({ version }) => version)]).toEqual([12, [12, 11, 10, 9, 8]]);
    expect(last.data.map(({ version, text }) => [version, text])).toEqual([
      [2, '<p>2</p>'],
      [1, '<p>1</p>'],
    ]);
    expect((await list(document.id, { per_page: 5, page: 4 })).data).toEqual([]);
  });
});
