import { Deployment } from '@bloomkin/local/aws/assembly/deployment.ts';
import { FunctionLogs } from '@bloomkin/local/aws/functions/functionLogs.ts';
import { readFunctions } from '@bloomkin/local/aws/functions/functionSpec.ts';
import { Permissions } from '@bloomkin/local/aws/iam/permissions.ts';
import { KeptOutbox } from '@bloomkin/local/emulators/outbox/outbox.ts';
import { RecordFile } from '@bloomkin/local/emulators/recordFile.ts';
import { describe, expect, it } from 'vitest';
import { assemblyFor } from './support/fixtureWorld.ts';

const specs = readFunctions(new Deployment(assemblyFor()));

describe('what a long run keeps in memory', () => {
  it('has at most 10,000 log lines', () => {
    const logs = new FunctionLogs(false);
    for (let at = 0; at < 25_000; at++) logs.add('cart', `{"at":${at}}\n`);
    expect(logs.lines.length).toBeLessThanOrEqual(10_000);
    expect(logs.lines.at(-1)?.fields).toEqual({ at: 24_999 });
  });

  it('has at most 5,000 used actions', () => {
    const statements = [
      { Effect: 'Allow' as const, Action: ['sns:Publish'], Resource: ['*'], Condition: {} },
    ];
    const permissions = new Permissions(specs, new Map(specs.map(({ roleName }) => [roleName, statements])));
    for (let at = 0; at < 6000; at++)
      permissions.mayDo('api', { action: 'sns:Publish', resources: [`+614${at}`] });
    expect(permissions.usedActions).toHaveLength(5000);
    expect(permissions.usedActions.at(-1)?.resource).toBe('+6145999');
  });

  it('has at most 20,000 messages', () => {
    const outbox = new KeptOutbox(new RecordFile(undefined));
    const words = { channel: 'sms' as const, to: '+61491570006', subject: '', text: '', html: '', at: '' };
    for (let at = 0; at < 21_000; at++) outbox.add({ id: String(at), ...words });
    expect(outbox.list()).toHaveLength(20_000);
    expect(outbox.list()[0]?.id).toBe('20999');
  });
});
