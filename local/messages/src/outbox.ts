import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import { Message } from './message.ts';

export interface Outbox {
  add(message: Message): void;
  /** Newest first. */
  list(to?: string): Message[];
  find(id: string): Message | undefined;
  clear(): void;
}

/** Older messages are dropped. */
const maxMessages = 20_000;

export class StoredOutbox implements Outbox {
  private readonly file: RecordFile;
  private readonly records: RecordMap<Message>;

  constructor(file: RecordFile) {
    this.file = file;
    this.records = file.map('messages', Message);
  }

  add(message: Message): void {
    this.file.together(() => {
      this.records.set(message.id, message);
      const [oldest] = this.records.values();
      if (oldest && this.records.size > maxMessages) this.records.delete(oldest.id);
    });
  }

  list(to?: string): Message[] {
    const wanted = to && addressKey(to);
    const all = [...this.records.values()].reverse();
    return wanted ? all.filter((message) => addressKey(message.to) === wanted) : all;
  }

  find(id: string): Message | undefined {
    return this.records.get(id);
  }

  clear(): void {
    this.file.clear();
  }
}

/** Ignores spaces in a phone, and a plus that was decoded as a space. */
const addressKey = (address: string) =>
  /[a-z@]/i.test(address) ? address.trim().toLowerCase() : address.replace(/\D/g, '');
