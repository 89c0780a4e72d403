import { updateMe } from '@bloomkin/shared/routes/users.ts';
import { isWaitingToBeHired, managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import { isManager } from '@bloomkin/shared/rules/permissions.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { notify } from '../../components/notify.ts';
import { notifyError } from '../../components/notifyError.ts';
import { StatusPill, type StatusTone } from '../../components/StatusPill.tsx';
import { Panel } from '../../features/personal/panelStyles.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';
import { WaitingToBeHired } from '../opening/WaitingToBeHired.tsx';
import { useConfirm } from '../useConfirm.tsx';
import { Member } from './profileStyles.ts';

/** After leaving, the page starts anew (specification, section 4). */
const reloadAfterMs = 1000;

const tones: Readonly<Record<NonNullable<User['manager_status']>, StatusTone>> = {
  moderation: 'warning',
  hired: 'success',
  canceled: 'neutral',
};

/** The florist that one belongs to; a manager may leave it. */
export function CompanyPanel({ user }: { user: User }) {
  const { company, manager_status: status } = user;
  const mayLeave = isManager(user.roles);
  if (!company && !mayLeave) return null;
  return (
    <Panel aria-labelledby="profile-company">
      <header>
        <h2 id="profile-company">Your company</h2>
        {!company && <p>You belong to no florist now. Ask the owner to add you by your e-mail or phone.</p>}
      </header>
      {isWaitingToBeHired(user) && <WaitingToBeHired user={user} />}
      {company && (
        <Member>
          <p>
            <b>{company.brand || company.name}</b>{' '}
            {status && <StatusPill tone={tones[status]}>{managerStatusLabels[status]}</StatusPill>}
          </p>
          {mayLeave && <LeaveButton name={company.brand || company.name} />}
        </Member>
      )}
    </Panel>
  );
}

function LeaveButton({ name }: { name: string }) {
  const { ask, dialog } = useConfirm();
  const [busy, setBusy] = useState(false);
  async function leave() {
    const question = {
      title: `Leave ${name}?`,
      text: 'Only the owner can take you in again.',
      confirm: 'Leave',
      keep: 'Stay',
      danger: true,
    };
    if (busy || !(await ask(question))) return;
    setBusy(true);
    try {
      await callSignedIn(updateMe, { body: { company: null } }, { idempotencyKey: crypto.randomUUID() });
      void notify({ tone: 'success', words: `You have left ${name}` });
      setTimeout(() => location.reload(), reloadAfterMs);
    } catch (error) {
      setBusy(false);
      notifyError(error);
    }
  }
  return (
    <>
      <Button kind="danger" aria-disabled={busy} onClick={() => void leave()}>
        {busy ? 'Leaving …' : 'Leave'}
      </Button>
      {dialog}
    </>
  );
}
