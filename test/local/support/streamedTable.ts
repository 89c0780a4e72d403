import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from '@local/aws/assembly/deployment.ts';
import { Clock } from '@local/aws/clock.ts';
import { dynamoCall } from '@local/aws/dynamo/dynamoCall.ts';
import { Engine } from '@local/aws/dynamo/engine.ts';
import { createTable, openStream, readTables } from '@local/aws/dynamo/tables.ts';
import { onTestFinished } from 'vitest';
import * as z from 'zod';
import { assemblyFor } from './fixtureCloud.ts';

/** The fixture's table on an engine of its own, for one test. */
export async function openStreamedTable() {
  const dir = mkdtempSync(join(tmpdir(), 'bloomkin-stream-'));
  const deployment = new Deployment(assemblyFor());
  const [table] = readTables(deployment);
  if (!table) throw new Error('The fixture has no table');
  const engine = new Engine(dir, undefined);
  await engine.start();
  onTestFinished(() => engine.close());
  await createTable(engine, table, new Clock());
  await openStream(engine, table);
  const put = (id: string, text = '') => {
    const Item = { pk: { S: id }, text: { S: text } };
    return dynamoCall(engine, 'table', 'PutItem', { TableName: table.ref, Item }, z.object({}));
  };
  return { engine, deployment, tableName: table.ref, database: join(dir, 'dynamo.db'), put };
}
