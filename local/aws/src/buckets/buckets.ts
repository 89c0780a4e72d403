import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataFolder } from '@local/kit/dataFolder.ts';
import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import { evaluate } from '#iam/evaluate.ts';
import { Document, type Statement } from '#iam/policies.ts';
import type { Queues } from '#queues/queues.ts';
import { DeployedFiles } from './deployedFiles.ts';
import type { ObjectStore, StoredObject } from './objectStore.ts';

const Head = z.object({
  etag: z.string(),
  lastModified: z.iso.datetime(),
  headers: z.record(z.string(), z.string()),
});

const newline = '\n'.charCodeAt(0);

/** One file per object, metadata line first, so that a single rename stores both. The file name is the encoded key. */
class FolderStore implements ObjectStore {
  private readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
    mkdirSync(dir, { recursive: true });
  }

  find(key: string): StoredObject | undefined {
    const path = this.path(key);
    if (!existsSync(path)) return undefined;
    const bytes = readFileSync(path);
    const end = bytes.indexOf(newline);
    const { etag, lastModified, headers } = Head.parse(JSON.parse(bytes.subarray(0, end).toString()));
    return { etag, lastModified: new Date(lastModified), headers, body: bytes.subarray(end + 1) };
  }

  put(key: string, { body, ...head }: StoredObject): void {
    const path = this.path(key);
    writeFileSync(`${path}.new`, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]));
    renameSync(`${path}.new`, path);
  }

  delete(key: string): void {
    rmSync(this.path(key), { force: true });
  }

  keys(): string[] {
    return readdirSync(this.dir)
      .filter((file) => file.endsWith('.object'))
      .map((file) => decodeURIComponent(file.slice(0, -'.object'.length)))
      .sort();
  }

  clear(): void {
    rmSync(this.dir, { recursive: true, force: true });
    mkdirSync(this.dir, { recursive: true });
  }

  private path(key: string): string {
    return join(this.dir, `${encodeURIComponent(key)}.object`);
  }
}

class MemoryStore implements ObjectStore {
  private readonly objects = new Map<string, StoredObject>();

  find(key: string): StoredObject | undefined {
    return this.objects.get(key);
  }

  put(key: string, object: StoredObject): void {
    this.objects.set(key, object);
  }

  delete(key: string): void {
    this.objects.delete(key);
  }

  keys(): string[] {
    return [...this.objects.keys()].sort();
  }

  clear(): void {
    this.objects.clear();
  }
}

const PolicyProperties = z.object({
  Bucket: z.string(),
  PolicyDocument: z.object({ Statement: z.array(z.object({ Principal: z.unknown() }).loose()) }),
});

const BucketProperties = z.object({
  NotificationConfiguration: z
    .object({
      QueueConfigurations: z.array(z.object({ Event: z.literal('s3:ObjectCreated:*'), Queue: z.string() })),
    })
    .default({ QueueConfigurations: [] }),
});

const distributionService = 'cloudfront.amazonaws.com';

export class Buckets {
  private readonly stores: ReadonlyMap<string, ObjectStore>;
  private readonly files: DeployedFiles;
  private readonly queues: Queues;
  /** Bucket → queues told of new objects. */
  private readonly notified: ReadonlyMap<string, readonly string[]>;
  private readonly policies: ReadonlyMap<string, readonly Statement[]>;

  constructor(deployment: Deployment, data: DataFolder, queues: Queues) {
    const buckets = deployment.list('AWS::S3::Bucket', BucketProperties);
    this.queues = queues;
    this.notified = new Map(
      buckets.map(({ ref, properties }) => [
        ref,
        properties.NotificationConfiguration.QueueConfigurations.map(({ Queue }) => Queue),
      ]),
    );
    this.stores = new Map(buckets.map(({ ref }) => [ref, makeStore(data.path(`buckets/${ref}`))]));
    this.files = new DeployedFiles(deployment);
    this.policies = new Map(
      deployment
        .list('AWS::S3::BucketPolicy', PolicyProperties)
        .map(({ properties }) => [properties.Bucket, statementsForDistribution(properties)]),
    );
  }

  get names(): string[] {
    return [...this.stores.keys()];
  }

  findStore(bucket: string): ObjectStore | undefined {
    return this.stores.get(bucket);
  }

  find(bucket: string, key: string): StoredObject | undefined {
    return this.stores.get(bucket)?.find(key) ?? this.files.find(bucket, key);
  }

  /** As a service of AWS writes: queues of the bucket's notifications are told. */
  put(bucket: string, key: string, body: Buffer, lastModified: Date): void {
    const store = this.stores.get(bucket);
    if (!store) throw new Error(`There is no bucket ${bucket}`);
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    store.put(key, { body, etag, lastModified, headers: {} });
    const s3 = { bucket: { name: bucket }, object: { key, size: body.length } };
    for (const queue of this.notified.get(bucket) ?? [])
      this.queues.send(queue, { Records: [{ eventName: 'ObjectCreated:Put', s3 }] });
  }

  distributionMay(action: string, bucket: string, key?: string): boolean {
    const arn = `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
    return evaluate(this.policies.get(bucket) ?? [], action, arn) === 'allowed';
  }

  reset(): void {
    for (const store of this.stores.values()) store.clear();
  }
}

const makeStore = (dir: string | undefined) => (dir ? new FolderStore(dir) : new MemoryStore());

/** Conditions count as met: the distribution's ARN is the only one. */
function statementsForDistribution({ PolicyDocument }: z.output<typeof PolicyProperties>): Statement[] {
  const named = PolicyDocument.Statement.filter(({ Principal }) =>
    [Object(Principal).Service].flat().includes(distributionService),
  );
  return Document.parse({ Statement: named.map((statement) => ({ ...statement, Condition: {} })) }).Statement;
}
