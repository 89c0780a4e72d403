import { listManagers, setManagerStatus, unbindManager } from '@bloomkin/shared/routes/companies.ts';
import type { Manager, ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { useConfirm } from '../useConfirm.tsx';

/** Leaves time to read the message before the page reloads. */
const reloadAfterMs = 1000;

const invalidates = [listManagers];

/** Hire with no rights, grant and take them one by one, let go or decline. */
export function useManagerActions({ id, fio, manager_status, manager_rights }: Manager, companyId: string) {
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  const setStatus = useMutation(setManagerStatus, { invalidates });
  const unbind = useMutation(unbindManager, { invalidates });
  const about = { params: { id: companyId }, query: { manager_id: id } };
  async function run(work: () => Promise<unknown>, done: string) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      void notify({ tone: 'success', message: done });
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  }
  const hire = () =>
    run(() => setStatus({ ...about, body: { manager_status: 'hired' } }), `${fio} works for you now`);
  function grant(right: ManagerRight, isGranted: boolean) {
    const others = manager_rights.filter((one) => one !== right);
    const body = {
      manager_status: 'hired' as const,
      manager_rights: isGranted ? [...others, right] : others,
    };
    return run(() => setStatus({ ...about, body }), `The rights of ${fio} are saved`);
  }
  async function letGo() {
    const isHired = manager_status === 'hired';
    const isSure = await ask({
      title: isHired ? `Let ${fio} go?` : `Decline ${fio}?`,
      text: isHired ? 'They lose access at once. They may ask to join again.' : 'They may ask again later.',
      confirm: isHired ? 'Let go' : 'Decline',
      keep: 'Keep',
      danger: true,
    });
    if (!isSure) return;
    await run(async () => {
      await unbind(about);
      setTimeout(() => location.reload(), reloadAfterMs);
    }, `${fio} has left your company`);
  }
  return {
    busy,
    dialog,
    hire: () => void hire(),
    grant: (right: ManagerRight, isGranted: boolean) => void grant(right, isGranted),
    letGo: () => void letGo(),
  };
}
