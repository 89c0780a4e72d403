import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The engine waits as long for us, so neither fails when both write. */
const busyMs = 5000;
/** Few enough that the engine waits for no more than some milliseconds. */
const deletedAtOnce = 500;

const createIndex = `CREATE INDEX IF NOT EXISTS stream_records_by_sequence
  ON _stream_records (table_name, CAST(sequence_number AS INTEGER))`;

/** The newest record stays: the engine numbers the next one after it. */
const deleteOld = `DELETE FROM _stream_records WHERE id IN (
  SELECT id FROM _stream_records
  WHERE table_name = :tableName AND CAST(sequence_number AS INTEGER) <= CAST(:followed AS INTEGER) AND created_at < :before
    AND CAST(sequence_number AS INTEGER) <
      (SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = :tableName)
  ORDER BY CAST(sequence_number AS INTEGER) LIMIT ${deletedAtOnce})`;

/** How far a table's stream may be deleted. */
export interface StreamTrim {
  tableName: string;
  /** Sequence number up to which all consumers have come. */
  followed: string;
  /** Records made before this time. */
  before: Date;
}

/**
 * The native engine finds a stream's records without an index and never deletes them, so each write would cost more than
 * the one before. This looks after that table in the engine's own database, also while the engine runs.
 */
export class StreamTable {
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  addIndex(): void {
    using database = this.open();
    database.exec(createIndex);
  }

  /** Says how many records it deleted. */
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
