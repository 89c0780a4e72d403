import { type LocalCloud, startLocalCloud } from '@bloomkin/local/localCloud.ts';
import { Api } from '#support/api.ts';
import { signInDemoUser } from '#support/people.ts';
import { productsOfTwoFlorists } from '#support/shopping.ts';
import { followsChanges, roundsOf, type TableCall, TableCalls } from '#support/tableCalls.ts';
import { requestKnownCode, type Step, walkJourney } from './journey.ts';
import { printOrderUnits } from './orderUnits.ts';
import { printTable, verdict } from './printTable.ts';

type Row = readonly (string | number)[];

const units = (calls: readonly TableCall[], kind: 'readUnits' | 'writeUnits') =>
  calls.reduce((sum, call) => sum + call[kind], 0).toFixed(1);

function rowOf(name: string, most: number, calls: readonly TableCall[]): Row {
  const rounds = roundsOf(calls);
  const operations = calls.toSorted((a, b) => a.fromMs - b.fromMs).map(({ operation }) => operation);
  return [
    name,
    rounds,
    most,
    verdict(rounds <= most),
    calls.length,
    units(calls, 'readUnits'),
    units(calls, 'writeUnits'),
    calls.reduce((sum, { requestBytes, answerBytes }) => sum + requestBytes + answerBytes, 0),
    operations.join(' '),
  ];
}

/** Follows requests one at a time: what earlier ones set going has ended before the next begins. */
function counting(cloud: LocalCloud, calls: TableCalls, rows: Row[]): Step {
  return async (name, most, request) => {
    await cloud.settle();
    calls.take();
    const answer = await request();
    const own = calls.take().filter(({ functionName }) => !followsChanges.test(functionName));
    rows.push(rowOf(name, most, own));
    return answer;
  };
}

/** Database calls of each request of the journey, on warm functions, against the round trips allowed. */
export async function callsBench(assemblyDir: string): Promise<void> {
  const calls = new TableCalls();
  const cloud = await startLocalCloud({
    assemblyDir,
    dataDir: ':memory:',
    demoData: true,
    aroundTable: (table) => calls.around(table),
    environmentsPerFunction: 1,
  });
  try {
    const rows = await countJourney(cloud, calls);
    console.log('\nDatabase calls of a request (warm; round trips one after the other, calls in all)');
    printTable(
      ['request', 'rounds', 'most', '', 'calls', 'read units', 'write units', 'bytes', 'operations'],
      rows,
    );
    const [product] = await productsOfTwoFlorists(new Api(cloud.url));
    await printOrderUnits(cloud, calls, product);
  } finally {
    await cloud.close();
  }
}

const peopleOf = ({ url }: LocalCloud, admin: Api) => ({ guest: new Api(url), buyer: new Api(url), admin });

async function countJourney(cloud: LocalCloud, calls: TableCalls): Promise<Row[]> {
  const admin = new Api(cloud.url);
  await signInDemoUser(admin, 'admin');
  const [warming, product] = await productsOfTwoFlorists(admin);
  const uncounted: Step = (_name, _most, request) => request();
  await walkJourney(peopleOf(cloud, admin), warming, uncounted);
  const rows: Row[] = [];
  const step = counting(cloud, calls, rows);
  // Another product of another florist: nothing of it is at the edge yet.
  await walkJourney(peopleOf(cloud, admin), product, step);
  await requestKnownCode(new Api(cloud.url), '491571491', step);
  return rows;
}
