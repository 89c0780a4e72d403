import type { RecordFile } from '@local/kit/recordFile.ts';
import type { RecordMap } from '@local/kit/recordMap.ts';
import { CognitoError } from './cognitoError.ts';
import { PoolSettings } from './poolSettings.ts';
import { UserRecord } from './userRecord.ts';

export class Users {
  private readonly pools: ReadonlyMap<string, PoolSettings>;
  private readonly records: RecordMap<UserRecord>;

  constructor(pools: Readonly<Record<string, unknown>>, file: RecordFile) {
    this.pools = new Map(Object.entries(pools).map(([id, pool]) => [id, PoolSettings.parse(pool)]));
    this.records = file.map('users', UserRecord);
  }

  pool(poolId: string): PoolSettings {
    const pool = this.pools.get(poolId);
    if (!pool) throw new CognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
    return pool;
  }

  find(poolId: string, username: string): UserRecord | undefined {
    return this.records.get(this.keyOf(poolId, username));
  }

  get(poolId: string, username: string): UserRecord {
    const user = this.find(poolId, username);
    if (!user) throw new CognitoError('UserNotFoundException', 'User does not exist.');
    return user;
  }

  save(user: UserRecord): void {
    this.records.set(this.keyOf(user.poolId, user.username), user);
  }

  remove(user: UserRecord): void {
    this.records.delete(this.keyOf(user.poolId, user.username));
  }

  private keyOf(poolId: string, username: string): string {
    const { CaseSensitive } = this.pool(poolId).UsernameConfiguration;
    return `${poolId}/${CaseSensitive ? username : username.toLowerCase()}`;
  }
}
