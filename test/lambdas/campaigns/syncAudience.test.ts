import { SessionId, type UserId } from '@bloomkin/shared/schemas/ids.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';

const test = securityFixture();

/** The next call of this kind to the audience's rows waits for a change that happens in between. */
const held: { command: string; change: () => Promise<void> } = { command: '', change: async () => {} };

beforeAll(async () => {
  const { table } = await import('@bloomkin/lambdas/platform/table/tableClient.ts');
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== held.command || !JSON.stringify(args.input).includes('PUSH_AUDIENCE'))
          return next(args);
        held.command = '';
        await held.change();
        return next(args);
      },
    { step: 'initialize', name: 'heldCall' },
  );
});

async function sync(userId: UserId): Promise<void> {
  const { syncAudience } = await import('@bloomkin/lambdas/model/messages/campaigns/syncAudience.ts');
  await syncAudience(userId);
}

async function decide(userId: UserId, agreed: boolean): Promise<void> {
  const { saveDecision } = await import('@bloomkin/lambdas/model/messages/consent/consentEntity.ts');
  await saveDecision(userId, { agreed, at: new Date().toISOString(), source: 'account' });
}

async function newSubscriber(): Promise<UserId> {
  const { id: userId } = await test.backend.createUser({ fio: 'Ruby Tran', roles: ['ROLE_BUYER'] });
  const { saveSubscription } = await import(
    '@bloomkin/lambdas/model/messages/push/pushSubscriptionEntity.ts'
  );
  const endpoint = { id: 'phone', endpoint: 'https://push.example/phone', p256dh: 'key', auth: 'auth' };
  const session = { sessionId: SessionId.parse('session'), signedInAtSeconds: 0 };
  await saveSubscription({ userId, ...endpoint, ...session, savedAt: new Date().toISOString() });
  return userId;
}

async function readAudience(userId: UserId) {
  const { countAudience, findMember } = await import(
    '@bloomkin/lambdas/model/messages/campaigns/audienceEntity.ts'
  );
  const [member, { people }] = await Promise.all([findMember(userId), countAudience()]);
  return { isMember: member !== undefined, people };
}

/** Decides while a sync waits with its next call of this kind. */
async function syncAround(command: string, userId: UserId, agreed: boolean): Promise<void> {
  const change = async () => {
    await decide(userId, agreed);
    await sync(userId);
  };
  Object.assign(held, { command, change });
  await sync(userId);
}

describe('the audience of push campaigns', () => {
  it('keeps a decision made while a sync reads', async () => {
    const userId = await newSubscriber();
    const { people } = await readAudience(userId);
    await decide(userId, false);
    await syncAround('GetItemCommand', userId, true);
    expect(await readAudience(userId)).toEqual({ isMember: true, people: people + 1 });
    await syncAround('GetItemCommand', userId, false);
    expect(await readAudience(userId)).toEqual({ isMember: false, people });
  });

  it('keeps a decision made while a sync writes', async () => {
    const userId = await newSubscriber();
    const { people } = await readAudience(userId);
    await decide(userId, true);
    await syncAround('TransactWriteItemsCommand', userId, false);
    expect(await readAudience(userId)).toEqual({ isMember: false, people });
    await decide(userId, true);
    await sync(userId);
    await decide(userId, false);
    await syncAround('TransactWriteItemsCommand', userId, true);
    expect(await readAudience(userId)).toEqual({ isMember: true, people: people + 1 });
  });
});
