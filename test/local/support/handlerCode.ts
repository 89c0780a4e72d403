/** Speaks to the table as the SDK does, for functions of the fixture. */
const dynamo = `
async function dynamo(operation, input) {
  const scope = process.env.AWS_ACCESS_KEY_ID + '/20260101/ap-southeast-2/dynamodb/aws4_request';
  const answer = await fetch(process.env.AWS_ENDPOINT_URL_DYNAMODB, {
    method: 'POST',
    headers: {
      'x-amz-target': 'DynamoDB_20120810.' + operation,
      'x-amz-date': '20260101T000000Z',
      'content-type': 'application/x-amz-json-1.0',
      authorization: 'AWS4-HMAC-SHA256 Credential=' + scope + ', SignedHeaders=host, Signature=00',
    },
    body: JSON.stringify(input),
  });
  const body = await answer.json();
  if (!answer.ok) throw Object.assign(new Error(body.message), { name: body.__type.split('#').pop() });
  return body;
}`;

/** Answers each route of the tests in its own way. */
export const apiCode = `import { resourceLimits } from 'node:worker_threads';
${dynamo}
let calls = 0;
const json = (body, more = {}) => ({ statusCode: 200, body: JSON.stringify(body), ...more });
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const TableName = 'things';

const routes = {
  'GET /api/count': async () => json({ calls }),
  'GET /api/slow-count': async () => { await pause(150); return json({ calls }); },
  'POST /api/hang': () => new Promise(() => {}),
  'POST /api/crash': () => process.exit(3),
  'POST /api/throw': () => { throw new TypeError('broken'); },
  'POST /api/fill': () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); },
  'GET /api/time': async ({ requestContext }) => {
    const date = new Date();
    const copy = structuredClone(date);
    const given = new Date('2020-02-29T00:00:00Z').toISOString();
    return json({ nowMs: Date.now(), dateMs: date.getTime(), isDate: copy instanceof Date, text: Date(), given, eventMs: requestContext.timeEpoch });
  },
  'GET /api/limits': async () => json(resourceLimits),
  'GET /api/settings': async () => json({ greeting: process.env.GREETING, key: process.env.AWS_ACCESS_KEY_ID }),
  'PUT /api/things/{id}': async (event) => {
    await dynamo('PutItem', { TableName, Item: { pk: { S: event.pathParameters.id } } });
    return json({ put: event.pathParameters.id });
  },
  'GET /api/things/{id}': async (event) =>
    json(await dynamo('GetItem', { TableName, Key: { pk: { S: event.pathParameters.id } } })),
  'GET /api/things': async () => {
    try {
      return json(await dynamo('Scan', { TableName }));
    } catch (error) {
      return json({ name: error.name, message: error.message });
    }
  },
  'GET /api/cached/{id}': async () =>
    json({ calls, words: 'many words '.repeat(200) }, { headers: { 'content-type': 'application/json', 'cache-control': 's-maxage=60' } }),
  'GET /api/cached/private': async () => json({ calls }, { headers: { 'cache-control': 'no-store' } }),
};

export async function handler(event) {
  calls += 1;
  const route = routes[event.routeKey];
  return route ? route(event) : json(event, { cookies: ['a=1; Path=/', 'b=2'] });
}`;

/** The routes of `apiCode`, and some that answer with the event. */
export const apiRoutes: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'GET /api/count',
    'GET /api/slow-count',
    'POST /api/hang',
    'POST /api/crash',
    'POST /api/throw',
    'POST /api/fill',
    'GET /api/time',
    'GET /api/limits',
    'GET /api/settings',
    'PUT /api/things/{id}',
    'GET /api/things/{id}',
    'GET /api/things',
    'GET /api/cached/{id}',
    'GET /api/cached/private',
    'GET /api/echo/{id}',
    'POST /api/echo/{id}',
    'GET /api/echo/written',
    'ANY /api/rest/{rest+}',
  ].map((key) => [key, 'api']),
);

/** Writes down the keys it is given; reports the first record whose key begins with "bad", and throws when that is the batch's first. */
export const followerCode = `
export async function handler({ Records }) {
  const keys = Records.map(({ dynamodb }) => dynamodb.Keys.pk.S);
  const bad = Records.find(({ dynamodb }) => dynamodb.Keys.pk.S.startsWith('bad'));
  console.log(JSON.stringify({ followed: keys.slice(0, bad ? Records.indexOf(bad) : undefined), of: keys.length }));
  if (bad && bad === Records[0] && Records.length > 1) throw new Error('The first is bad');
  return { batchItemFailures: bad ? [{ itemIdentifier: bad.dynamodb.SequenceNumber }] : [] };
}`;

/** Writes down each key in the table itself, so that it outlives a kill. */
export const writingFollowerCode = `${dynamo}
export async function handler({ Records }) {
  for (const { dynamodb } of Records)
    await dynamo('PutItem', { TableName: 'things', Item: { pk: { S: 'followed ' + dynamodb.Keys.pk.S } } });
  return { batchItemFailures: [] };
}`;
