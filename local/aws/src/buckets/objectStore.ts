export interface StoredObject {
  body: Buffer;
  /** With quotation marks. */
  etag: string;
  lastModified: Date;
  headers: Readonly<Record<string, string>>;
}

export interface ObjectStore {
  find(key: string): StoredObject | undefined;
  put(key: string, object: StoredObject): void;
  delete(key: string): void;
  keys(): string[];
  clear(): void;
}
