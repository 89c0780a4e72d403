import { listManagers, setManagerStatus, unbindManager } from '@bloomkin/shared/routes/companies.ts';
import type { Manager, ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { useMutation } from '#api/useMutation.ts';
import { useAction } from '#components/actions/useAction.ts';
import { notify, reloadAfterNotice } from '#components/feedback/notify.ts';
import { type Question, useConfirm } from '#office/kit/useConfirm.tsx';

const invalidates = [listManagers];

/** Hires without rights, grants and revokes rights, releases and declines. */
export function useManagerActions({ id, fio }: Manager, companyId: string) {
  const { ask, dialog } = useConfirm();
  const setStatus = useMutation(setManagerStatus, { invalidates });
  const unbind = useMutation(unbindManager, { invalidates });
  const about = { params: { id: companyId }, query: { manager_id: id } };
  const { run, busy } = useAction(async (work: () => Promise<unknown>, done: string) => {
    await work();
    void notify({ tone: 'success', message: done });
  });
  const hire = () =>
    run(
      () => setStatus({ ...about, body: { manager_status: 'hired' } }),
      `${fio} is hired. Nothing is open to them until you switch it on.`,
    );
  // Only the one right: the page may not know yet what was changed about the others.
  function grant(right: ManagerRight, isGranted: boolean) {
    const change = isGranted ? { grant_rights: [right] } : { revoke_rights: [right] };
    const body = { manager_status: 'hired' as const, ...change };
    return run(() => setStatus({ ...about, body }), `The rights of ${fio} are saved`);
  }
  async function decline() {
    const body = { manager_status: null, company_id: 0 } as const;
    if (await ask(toDeclineQuestion(fio)))
      await run(() => setStatus({ ...about, body }), `The request of ${fio} is canceled`);
  }
  async function letGo() {
    if (!(await ask(toLetGoQuestion(fio)))) return;
    await run(async () => {
      await unbind(about);
      reloadAfterNotice();
    }, `${fio} has left the company`);
  }
  return {
    busy,
    dialog,
    hire: () => void hire(),
    grant: (right: ManagerRight, isGranted: boolean) => void grant(right, isGranted),
    decline: () => void decline(),
    letGo: () => void letGo(),
  };
}

const toDeclineQuestion = (fio: string): Question => ({
  title: `Decline ${fio}?`,
  text: 'They do not join the company. They may ask again later.',
  confirm: 'Decline',
  keep: 'Keep waiting',
  danger: true,
});

const toLetGoQuestion = (fio: string): Question => ({
  title: `Let ${fio} go?`,
  text: 'They lose access at once. They may ask to join again.',
  confirm: 'Let go',
  keep: 'Keep',
  danger: true,
});
