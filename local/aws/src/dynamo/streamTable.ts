import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The engine's own timeout, so that neither side fails on concurrent writes. */
const busyMs = 5000;
/** Keeps the engine's wait to some milliseconds. */
const deletedAtOnce = 500;

const createIndex = `CREATE INDEX IF NOT EXISTS stream_records_by_sequence
  ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`;

/** Keeps the newest record, from which the engine numbers the next. */
const deleteOld = `DELETE FROM _stream_records WHERE id IN (
  SELECT id FROM _stream_records
  WHERE table_name = :tableName AND CAST(sequence_number AS INTEGER) <= CAST(:followed AS INTEGER) AND created_at < :before
    AND CAST(sequence_number AS INTEGER) <
      (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = :tableName)
  ORDER BY CAST(sequence_number AS INTEGER) LIMIT ${deletedAtOnce})`;

export interface StreamTrim {
  tableName: string;
  /** Sequence number that all consumers have reached. */
  followed: string;
  /** Exclusive. */
  before: Date;
}

/** The native engine reads stream records without an index and never deletes them, so writes would slow down. */
export class StreamTable {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  addIndex(): void {
    using database = this.open();
    database.exec(createIndex);
  }

  async trim({ tableName, followed, before }: StreamTrim): Promise<number> {
    using database = this.open();
    const statement = database.prepare(deleteOld);
    const seconds = Math.floor(before.getTime() / 1000);
    let deleted = 0;
    for (;;) {
      const { changes } = statement.run({ tableName, followed, before: seconds });
      deleted += Number(changes);
      if (changes < deletedAtOnce) return deleted;
      await nextTurn();
    }
  }

  private open(): DatabaseSync {
    return new DatabaseSync(this.file, { timeout: busyMs });
  }
}
