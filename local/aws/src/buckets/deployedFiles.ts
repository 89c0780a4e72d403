import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Deployment } from '#assembly/deployment.ts';
import { findContentType } from '#http/contentTypes.ts';
import { isLike } from '#iam/evaluate.ts';
import type { StoredObject } from './objectStore.ts';

const DeploymentProperties = z.object({
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  SourceObjectKeys: z.array(z.string()),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z.record(z.string(), z.string()).default({}),
});

interface FileDeployment {
  prefix: string;
  dirs: readonly string[];
  exclude: readonly string[];
  include: readonly string[];
  headers: Readonly<Record<string, string>>;
}

export class DeployedFiles {
  private readonly byBucket: ReadonlyMap<string, FileDeployment[]>;

  constructor(deployment: Deployment) {
    const deployments = deployment.list('Custom::CDKBucketDeployment', DeploymentProperties);
    this.byBucket = Map.groupBy(
      deployments.map(({ properties }) => ({
        bucket: properties.DestinationBucketName,
        prefix: properties.DestinationBucketKeyPrefix,
        dirs: properties.SourceObjectKeys.map((key) => deployment.getAsset(key)),
        exclude: properties.Exclude,
        include: properties.Include,
        headers: properties.SystemMetadata,
      })),
      ({ bucket }) => bucket,
    );
  }

  find(bucket: string, key: string): StoredObject | undefined {
    // Later deployments and sources win.
    for (const { prefix, dirs, headers, ...filters } of (this.byBucket.get(bucket) ?? []).toReversed()) {
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
      if (name === undefined || name.includes('..') || !isTaken(name, filters)) continue;
      const path = dirs.map((dir) => join(dir, name)).findLast((file) => existsSync(file));
      if (path && statSync(path).isFile()) return readFile(path, headers);
    }
    return undefined;
  }
}

/** As in `aws s3 sync`, includes override excludes. */
function isTaken(name: string, { exclude, include }: Pick<FileDeployment, 'exclude' | 'include'>): boolean {
  const fits = (pattern: string) => isLike(pattern, name);
  return !exclude.some(fits) || include.some(fits);
}

function readFile(path: string, headers: Readonly<Record<string, string>>): StoredObject {
  const body = readFileSync(path);
  return {
    body,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    lastModified: statSync(path).mtime,
    headers: { 'content-type': findContentType(path), ...headers },
  };
}
