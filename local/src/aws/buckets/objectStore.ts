/** An object of a bucket. */
export interface StoredObject {
  body: Buffer;
  /** In quotation marks. */
  etag: string;
  lastModified: Date;
  /** `content-type`, `cache-control`, `content-encoding`, `x-amz-meta-…`. */
  headers: Readonly<Record<string, string>>;
}

/** What a bucket keeps its objects in. */
export interface ObjectStore {
  find(key: string): StoredObject | undefined;
  put(key: string, object: StoredObject): void;
  delete(key: string): void;
  /** All keys in the order of their bytes. */
  keys(): string[];
  clear(): void;
}
