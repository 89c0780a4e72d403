import { AppError } from '@bloomkin/shared/errors.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

async function loadModules() {
  Object.assign(process.env, fixture.cloud.operatorVariables);
  const [{ trackWrites }, { transact, patch }, { takeRowAfter }, { userEntity }] = await Promise.all([
    import('@bloomkin/lambdas/platform/trackWrites.ts'),
    import('@bloomkin/lambdas/platform/table/transact.ts'),
    import('@bloomkin/lambdas/platform/table/limitEntity.ts'),
    import('@bloomkin/lambdas/model/users/userEntity.ts'),
  ]);
  const takeOneOf = (who: string) =>
    takeRowAfter(
      undefined,
      { what: 'TRIES', windowSeconds: 60, max: 9 },
      who,
      new Date('2026-05-08T23:00:00Z'),
    );
  const renameUser = (id: string) => patch(userEntity, { id: UserId.parse(id) }, { set: { fio: 'Ruby' } });
  return { trackWrites, transact, takeOneOf, renameUser };
}

describe('a service that fails after a transaction', () => {
  const failAfter = async (write: () => Promise<unknown>) => {
    const { trackWrites } = await loadModules();
    const failed = trackWrites(async () => {
      await write();
      throw new AppError('SERVICE.UNAVAILABLE', { retryAfterSeconds: 2 });
    });
    return failed.catch((error: unknown) => (error instanceof AppError ? error.message : error));
  };

  it('says that nothing was changed when only counters were', async () => {
    const { transact, takeOneOf } = await loadModules();
    const message = await failAfter(async () => transact({ a: takeOneOf('ruby'), b: takeOneOf('iris') }));
    expect(message).toContain('Nothing was changed');
  });

  it('does not claim it when a person’s row was among them', async () => {
    const { transact, takeOneOf, renameUser } = await loadModules();
    const message = await failAfter(async () => transact({ a: takeOneOf('lily'), user: renameUser('rose') }));
    expect(message).toContain('we cannot tell whether this was saved');
  });
});
