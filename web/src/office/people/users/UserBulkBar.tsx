import { editUser, listUsers, sendInvitation } from '@bloomkin/shared/routes/users.ts';
import type { ListedUser } from '@bloomkin/shared/schemas/user.ts';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { type BulkAction, BulkBar } from '#components/list/BulkBar.tsx';
import type { Selection } from '#components/list/useSelection.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useBulk } from '#office/kit/list/useBulk.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { canBeActivated } from './UserStatus.tsx';

const count = (people: readonly ListedUser[]) => pluralise(people.length, 'person', 'people');

export function UserBulkBar({ selection }: { selection: Selection<ListedUser> }) {
  const { items: people } = selection;
  const { ask, dialog } = useConfirm();
  const { runEach, progress } = useRunEach(selection);
  const setActive = (some: readonly ListedUser[], active: boolean) =>
    runEach(some, active ? 'Unlocked' : 'Locked', ({ id }) =>
      call(editUser, { params: { id }, body: { active } }),
    );
  const lock = async () => {
    const question = {
      title: `Lock ${count(open)}?`,
      text: 'They are signed out at once and cannot sign in until the account is unlocked. Nothing is deleted.',
      confirm: 'Lock accounts',
      keep: 'Keep them open',
      danger: true,
    };
    if (await ask(question)) await setActive(open, false);
  };
  const [open, locked] = [people.filter(({ active }) => active), people.filter(({ active }) => !active)];
  const invitable = people.filter(canBeActivated);
  const actions: readonly BulkAction[] = [
    {
      label: 'Send the invitation again',
      changes: true,
      run: () => runEach(invitable, 'Invited', ({ email }) => call(sendInvitation, { query: { email } })),
      count: invitable.length,
    },
    { label: 'Lock', run: lock, count: open.length },
    { label: 'Unlock', changes: true, run: () => setActive(locked, true), count: locked.length },
  ].filter((action) => action.count > 0);
  return (
    <>
      <BulkBar count={people.length} actions={actions} onClear={selection.clear} progress={progress} />
      {dialog}
    </>
  );
}

/** Those whose call failed stay selected. */
function useRunEach(selection: Selection<ListedUser>) {
  const { run, progress } = useBulk<ListedUser>(listUsers, ({ fio, email }) => fio || email);
  async function runEach(
    some: readonly ListedUser[],
    what: string,
    act: (user: ListedUser) => Promise<unknown>,
  ) {
    const { saved, failed } = await run(what, some, async (user) => {
      await act(user);
      return user;
    });
    selection.set(saved, false);
    if (failed.length === 0) void notify({ tone: 'success', message: `${what}: ${count(saved)}` });
  }
  return { runEach, progress };
}
