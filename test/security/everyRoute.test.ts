import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { isFullRun } from '#support/run/budget.ts';
import { securityFixture } from '#support/securityFixture.ts';
import { type GoodCall, goodCall, goodCells } from './matrix/goodCalls.ts';
import { oddBody, oddId, oddQuery, planted, plantFields, unstorable, worstIds } from './matrix/oddValues.ts';
import { fieldNames, textFieldsOf, withText } from './matrix/textFields.ts';

const test = securityFixture();
const seed = 20_261_121;
const numRuns = isFullRun ? 24 : 2;

const tooLong = 'x'.repeat(10_000);
/** Exceeds the limit of every field, a document's HTML included. */
const tooLongBody = 'x'.repeat(170_000);

const Refusal = z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) });
/** Paths that an answer does not name. Of a list in text either the list or its item is named. */
function unnamed(text: string, paths: readonly string[]): string[] {
  const { errors } = Refusal.parse(JSON.parse(text));
  const isNamed = (path: string) =>
    errors.some((error) => `${path}.`.startsWith(`${error.path}.`) || error.path.startsWith(`${path}.`));
  return paths.filter((path) => !isNamed(path));
}

/** What is no text at all is named before what is not storable: the others are sent again without it. */
async function expectNamed(
  paths: readonly string[],
  put: (left: readonly string[]) => Promise<HandlerResponse>,
) {
  for (let left = paths; left.length > 0; ) {
    const { status, text } = await put(left);
    expect([left, status], text).toEqual([left, 422]);
    const next = unnamed(text, left);
    expect(next, text).not.toEqual(left);
    left = next;
  }
}

/** Letters, dashes and underscores are a valid, unknown id; a list by an unknown company is empty. */
const answersToId = (id: string) => [403, 404, 422, ...(/^[A-Za-z0-9_-]{1,64}$/.test(id) ? [200] : [])];

const takesInput = ({ route: { method, options }, row }: (typeof goodCells)[number]) =>
  method !== 'GET' || options.query !== undefined || row.subject !== 'nothing';
const titled = goodCells.filter(takesInput).map((cell) => ({
  ...cell,
  title: `${cell.name}${cell.row.what ? `, ${cell.row.what}` : ''}`,
}));

// Calls about one subject: first those that change nothing, last those that may.
describe.each(titled)('$title', (cell) => {
  const { route, row, name } = cell;
  const { body, bodyKind, query } = route.options;
  const hasBody = body !== undefined && bodyKind !== 'raw';
  const held: { good?: GoodCall } = {};
  beforeAll(async () => {
    held.good = await goodCall(test.backend, test.seed, cell);
  });
  const good = (): Call => held.good?.call ?? {};
  const send = (changes: Call) => test.backend.handlers.call(route, { ...good(), ...changes });
  const sendQuery = (changes: object) => send({ query: { ...good().query, ...changes } });
  const sendText = (text: string, type: string) =>
    send({ body: text, headers: { ...good().headers, 'content-type': type } });
  /** Good or refused, but never our mistake; what waits for a service is said to. */
  const expectAnswer = ({ status, text }: HandlerResponse): void => {
    expect(status, `${text}\n${test.backend.log.unexpected.at(-1)}`).toBeLessThan(500);
  };

  if (row.subject !== 'nothing')
    it('rejects an odd id and makes no key of it', async () => {
      const { backend } = test;
      const check = async (id: string) => {
        const { call } = await goodCall(backend, test.seed, cell, id);
        backend.tableCalls.forget();
        const { status, code } = await backend.handlers.call(route, call);
        expect(answersToId(id), `${code} for ${JSON.stringify(id)}`).toContain(status);
        if (id.includes('#'))
          expect(backend.tableCalls.text('all')).not.toContain(JSON.stringify(id).slice(1, -1));
        if (status !== 200) expect(backend.tableCalls.changed).toEqual([]);
      };
      const examples = worstIds.map((id): [string] => [id]);
      await fc.assert(fc.asyncProperty(oddId, check), { numRuns, seed, examples });
    });

  if (hasBody) {
    const fields = textFieldsOf(body);
    const put = (paths: readonly string[], text: string) =>
      send({ body: withText(Object(good().body), paths, text, fields.good) });

    it('rejects malformed JSON and an unsupported media type', async () => {
      const refusals = [
        await sendText('{"a":', 'application/json'),
        await sendText('<a/>', 'application/xml'),
      ];
      expect(refusals.map(({ status, code }) => [status, code])).toEqual([
        [400, 'REQUEST.UNREADABLE'],
        [415, 'REQUEST.MEDIA_TYPE'],
      ]);
    });

    it('names each text field of the body that is too long or not storable', async () => {
      for (const paths of fields.groups)
        for (const text of [...unstorable, tooLongBody]) {
          await expectNamed(paths, (left) => put(left, text));
        }
    });
  }

  if (query) {
    const fields = textFieldsOf(query);
    const put = (paths: readonly string[], text: string) =>
      send({ query: withText(good().query ?? {}, paths, text, fields.good) });

    it('names each field of the query that is too long', async () => {
      for (const paths of fields.groups) {
        await expectNamed(paths, (left) => put(left, tooLong));
      }
    });

    it('answers text in the query that cannot be stored', async () => {
      for (const paths of fields.groups) for (const text of unstorable) expectAnswer(await put(paths, text));
    });

    if (fieldNames(query).includes('per_page'))
      it('limits the page size', async () => {
        const most = name === 'listStores' ? 999 : 100;
        const odd = [most + 1, 1_000_000, 0, -1, 1.5, 'all'].map((per_page) => ({ per_page }));
        for (const page of [...odd, { page: 0 }, { page: -1 }, { page: 1e12 }])
          expect([page, (await sendQuery(page)).status]).toEqual([page, 422]);
        const far = await sendQuery({ page: 99_999, per_page: most });
        expect([far.status, JSON.parse(far.text).data]).toEqual([200, []]);
      });
  }

  if (route.method !== 'GET' && bodyKind !== 'raw')
    it('stores no field that it does not declare', async () => {
      const { backend } = test;
      for (let round = 0; round < (isFullRun ? 4 : 1); round++) {
        const { call } = await goodCall(backend, test.seed, cell);
        const extra = plantFields(fieldNames(body), round);
        backend.tableCalls.forget();
        const changed = typeof call.body === 'object' ? { ...extra, ...call.body } : extra;
        const input = { ...call, body: changed, query: { ...extra, ...call.query } };
        const answer = await backend.handlers.call(route, input);
        expect([200, 204], answer.text).toContain(answer.status);
        const written = backend.tableCalls.text('writes');
        expect(written).not.toContain(planted.text);
        expect(written).not.toContain(String(planted.number));
      }
    });

  if (hasBody) {
    const fields = textFieldsOf(body);

    it('answers a field that is nested ten thousand deep', async () => {
      const [field = 'x'] = fieldNames(body);
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const deep = open.repeat(10_000) + (open === '[' ? '' : '1') + close.repeat(10_000);
        expectAnswer(await sendText(`{"${field}":${deep}}`, 'application/json'));
      }
    });

    // A text may be that long in a document or a template: then it is stored.
    it('takes 10,000 letters or names the field', async () => {
      for (const path of fields.groups.flat()) {
        const answer = await send({ body: withText(Object(good().body), [path], tooLong, fields.good) });
        expectAnswer(answer);
        if (answer.status === 422) expect(unnamed(answer.text, [path]), answer.text).toEqual([]);
      }
    });

    it('answers odd bodies', async () => {
      const check = async (odd: object) =>
        expectAnswer(await send({ body: { ...Object(good().body), ...odd } }));
      await fc.assert(fc.asyncProperty(oddBody(fieldNames(body)), check), { numRuns, seed });
    });
  }

  if (query)
    it('answers odd queries', async () => {
      const check = async (odd: object) => expectAnswer(await sendQuery(odd));
      await fc.assert(fc.asyncProperty(oddQuery(fieldNames(query)), check), { numRuns, seed });
    });
});

/** They answer no caller of the matrix well: codes and links are sent, the provider signs or has an account or a payment, a picture is a file, who asks to join works nowhere yet. */
const byProofAlone = [
  ...['logInByCode', 'changePasswordFromLink', 'checkPasswordLink', 'confirmProfile', 'receivePaymentEvent'],
  ...[
    'openPayoutDashboard',
    'refundOrder',
    'recordRefundTransfer',
    'addProductPhoto',
    'uploadAvatar',
    'addOrderPhoto',
    'addClaimPhoto',
    'importProducts',
    'uploadLogo',
  ],
  ...['uploadCover', 'unsubscribe', 'remindOfCart', 'bindManager', 'answerRescue', 'confirmSecondFactor'],
  ...['answerReminder'],
  ...['makeClaim', 'answerSwap', 'answerAsRecipient', 'decideClaim', 'deleteMe'],
];

it('every writing route is tested here', () => {
  const covered = new Set(goodCells.map(({ route }) => route));
  const left = allRoutes.filter(({ route }) => route.method !== 'GET' && !covered.has(route));
  const message = 'give it a row with a cell that answers 200, or say here why there is none';
  expect(
    left.map(({ name }) => name).filter((name) => !byProofAlone.includes(name)),
    message,
  ).toEqual([]);
});

it('ten thousand parameters of a listing are rejected', async () => {
  const parameters = Array.from({ length: 10_000 }, (_, index) => ({
    parameter_id: `p${index}`,
    values: ['x'],
  }));
  for (const { name, route } of allRoutes.filter(({ name }) => /^(list|search)\w*Products$/.test(name))) {
    if (!fieldNames(route.options.query).includes('parameters')) continue;
    const call = { params: route.options.params && { id: '0' } };
    const inputs = [{ query: { parameters } }, ...(route.options.body ? [{ body: { parameters } }] : [])];
    for (const input of inputs) {
      const { status } = await test.backend.handlers.call(route, { ...call, ...input });
      expect([name, status]).toEqual([name, 422]);
    }
  }
});
