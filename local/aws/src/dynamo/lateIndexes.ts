import type { ServiceEmulator, ServiceRequest, ServiceResponse } from '@local/kit/serviceEmulator.ts';
import * as z from 'zod';
import type { Table } from './tables.ts';

const Row = z.record(z.string(), z.unknown());
type Row = z.output<typeof Row>;

/** A single write's request, or an entry of a transaction. */
const Write = z.object({ TableName: z.string(), Item: Row.optional(), Key: Row.optional() });
const Transaction = z.object({
  TransactItems: z.array(
    z.object({ Put: Write.optional(), Update: Write.optional(), Delete: Write.optional() }),
  ),
});
const Batch = z.object({
  RequestItems: z.record(
    z.string(),
    z.array(
      z.object({
        PutRequest: z.object({ Item: Row }).optional(),
        DeleteRequest: z.object({ Key: Row }).optional(),
      }),
    ),
  ),
});
const Query = z.object({ TableName: z.string(), IndexName: z.string().optional() });
const Found = z.looseObject({ Items: z.array(Row).optional(), Count: z.number().optional() });

const singleWrites = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);
const reads = new Set(['Query', 'Scan']);

/** Emulates eventually consistent secondary indexes: for `lagMs`, results omit recently written rows. */
export class LateIndexes implements ServiceEmulator {
  /** 0: indexes are as consistent as the table. */
  lagMs = 0;
  private readonly writtenAtMs = new Map<string, number>();
  private readonly engine: ServiceEmulator;
  private readonly tables: readonly Table[];

  constructor(engine: ServiceEmulator, tables: readonly Table[]) {
    this.engine = engine;
    this.tables = tables;
  }

  async handle(request: ServiceRequest): Promise<ServiceResponse> {
    const answer = await this.engine.handle(request);
    if (this.lagMs === 0 || answer.status !== 200) return answer;
    const { operation = '' } = request;
    if (reads.has(operation)) return this.withoutLateRows(request, answer);
    for (const row of writtenRows(operation, request.body)) this.writtenAtMs.set(this.keyOf(row), Date.now());
    return answer;
  }

  reset = () => this.engine.reset();
  close = () => this.engine.close();

  private withoutLateRows(request: ServiceRequest, answer: ServiceResponse): ServiceResponse {
    const { TableName, IndexName } = Query.parse(JSON.parse(request.body.toString()));
    if (!IndexName) return answer;
    const found = Found.parse(JSON.parse(answer.body.toString()));
    // A count alone has no rows to leave out.
    if (!found.Items) return answer;
    const Items = found.Items.filter((row) => !this.isLate(this.keyOf({ TableName, row })));
    const { headers, status } = answer;
    // The engine's length and checksum are those of its own body.
    const forwarded = Object.entries(headers ?? {}).filter(
      ([name]) => !/^(content-length|x-amz-crc32)$/i.test(name),
    );
    return {
      status,
      headers: Object.fromEntries(forwarded),
      body: JSON.stringify({ ...found, Items, Count: Items.length }),
    };
  }

  private isLate(key: string): boolean {
    const atMs = this.writtenAtMs.get(key);
    if (atMs === undefined) return false;
    if (Date.now() - atMs < this.lagMs) return true;
    this.writtenAtMs.delete(key);
    return false;
  }

  private keyOf({ TableName, row }: WrittenRow): string {
    const schema = this.tables.find(({ ref }) => ref === TableName)?.properties.KeySchema ?? [];
    return JSON.stringify([TableName, ...schema.map(({ AttributeName }) => row[AttributeName])]);
  }
}

interface WrittenRow {
  TableName: string;
  row: Row;
}

function writtenRows(operation: string, body: Buffer): WrittenRow[] {
  const read = () => JSON.parse(body.toString());
  if (singleWrites.has(operation)) return [toWrittenRow(Write.parse(read()))];
  if (operation === 'TransactWriteItems')
    return Transaction.parse(read()).TransactItems.flatMap(({ Put, Update, Delete }) => {
      const write = Put ?? Update ?? Delete;
      return write ? [toWrittenRow(write)] : [];
    });
  if (operation === 'BatchWriteItem')
    return Object.entries(Batch.parse(read()).RequestItems).flatMap(([TableName, writes]) =>
      writes.map(({ PutRequest, DeleteRequest }) => ({
        TableName,
        row: PutRequest?.Item ?? DeleteRequest?.Key ?? {},
      })),
    );
  return [];
}

const toWrittenRow = ({ TableName, Item, Key }: z.output<typeof Write>): WrittenRow => ({
  TableName,
  row: Item ?? Key ?? {},
});
