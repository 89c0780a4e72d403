import { Deployment } from '@local/aws/assembly/deployment.ts';
import { FunctionLogs } from '@local/aws/functions/functionLogs.ts';
import { readFunctions } from '@local/aws/functions/functionSpec.ts';
import { Permissions } from '@local/aws/iam/permissions.ts';
import { SignIns } from '@local/cognito/signIns.ts';
import { RecordFile } from '@local/kit/recordFile.ts';
import { StoredOutbox } from '@local/messages/outbox.ts';
import { Idempotency } from '@local/stripe/idempotency.ts';
import { describe, expect, it } from 'vitest';
import { assemblyFor } from './support/fixtureCloud.ts';

const specs = readFunctions(new Deployment(assemblyFor()));

describe('the memory of a long run', () => {
  it('holds at most 10,000 log lines', () => {
    const logs = new FunctionLogs(false);
    for (let at = 0; at < 25_000; at++) logs.add('cart', `{"at":${at}}\n`);
    expect(logs.lines.length).toBeLessThanOrEqual(10_000);
    expect(logs.lines.at(-1)?.fields).toEqual({ at: 24_999 });
  });

  it('holds at most 5,000 used actions', () => {
    const statements = [
      { Effect: 'Allow' as const, Action: ['sns:Publish'], Resource: ['*'], Condition: {} },
    ];
    const permissions = new Permissions(specs, new Map(specs.map(({ roleName }) => [roleName, statements])));
    for (let at = 0; at < 6000; at++)
      permissions.mayDo('api', { action: 'sns:Publish', resources: [`+614${at}`] });
    expect(permissions.usedActions).toHaveLength(5000);
    expect(permissions.usedActions.at(-1)?.resource).toBe('+6145999');
  });

  it('holds at most 20,000 messages', () => {
    const outbox = new StoredOutbox(new RecordFile(undefined));
    const message = { channel: 'sms' as const, to: '+61491570006', subject: '', text: '', html: '', at: '' };
    for (let at = 0; at < 21_000; at++) outbox.add({ id: String(at), ...message });
    expect(outbox.list()).toHaveLength(20_000);
    expect(outbox.list()[0]?.id).toBe('20999');
  });

  it('holds at most 10,000 idempotent answers of payments, a day old at most', () => {
    let nowMs = Date.parse('2026-11-21T03:00:00Z');
    const idempotency = new Idempotency(new RecordFile(undefined), () => nowMs);
    const answer = { fingerprint: 'f', status: 200, body: '{}', requestId: 'r' };
    for (let at = 0; at < 10_500; at++) idempotency.keep(`key-${at}`, answer);
    expect(idempotency.size).toBe(10_000);
    nowMs += 25 * 60 * 60 * 1000;
    idempotency.keep('tomorrow', answer);
    expect(idempotency.size).toBe(1);
  });

  it('holds at most 20,000 refresh tokens, none of an ended session', () => {
    const signIns = new SignIns(new RecordFile(undefined));
    const user = { poolId: 'pool', username: 'ruby', generation: 1 };
    const nowMs = Date.parse('2026-11-21T03:00:00Z');
    const first = signIns.begin(user, 'web', nowMs, 60);
    for (let at = 0; at < 20_500; at++) signIns.newRefreshToken(first);
    expect(signIns.tokenCount).toBe(20_000);
    const later = signIns.begin(user, 'web', nowMs + 2 * 60 * 60 * 1000, 60);
    signIns.newRefreshToken(later);
    expect(signIns.tokenCount).toBe(1);
  });
});
