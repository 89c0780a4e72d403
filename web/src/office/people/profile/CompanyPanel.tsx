import { updateMe } from '@bloomkin/shared/routes/users.ts';
import { isWaitingToBeHired, managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import { isManager } from '@bloomkin/shared/rules/permissions.ts';
import type { ManagerRight, User } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify, reloadAfterNotice } from '#components/feedback/notify.ts';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { leaving, useAction } from '#components/useAction.ts';
import { JoinByAbn } from '#office/florist/joining/JoinByAbn.tsx';
import { WaitingToBeHired } from '#office/florist/joining/WaitingToBeHired.tsx';
import { useConfirm } from '#office/kit/useConfirm.tsx';

const Member = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  b {
    margin-right: 6px;
    overflow-wrap: anywhere;
  }
`;

const tones: Readonly<Record<NonNullable<User['manager_status']>, StatusTone>> = {
  moderation: 'warning',
  hired: 'success',
  canceled: 'neutral',
};

export function CompanyPanel({ user }: { user: User }) {
  const { company, manager_status: status } = user;
  const mayLeave = isManager(user.roles);
  if (!company && !mayLeave) return null;
  const name = company?.brand || company?.name || '';
  return (
    <Panel aria-labelledby="profile-company">
      <header>
        <h2 id="profile-company">{status === 'moderation' ? `Waiting for ${name}` : 'Your company'}</h2>
        <p>{describeMembership(user, name)}</p>
      </header>
      {!company && <JoinByAbn user={user} />}
      {isWaitingToBeHired(user) && <WaitingToBeHired user={user} />}
      {company && (
        <Member>
          <p>
            <b>{name}</b>{' '}
            {status && <StatusPill tone={tones[status]}>{managerStatusLabels[status]}</StatusPill>}
          </p>
          {mayLeave && <LeaveButton name={name} isWaiting={status === 'moderation'} />}
        </Member>
      )}
    </Panel>
  );
}

const rightLabels: Readonly<Record<ManagerRight, string>> = {
  orders: 'orders',
  products: 'products',
  reviews: 'reviews',
};

function describeMembership({ company, manager_status, manager_rights }: User, name: string): string | null {
  if (!company)
    return 'You belong to no florist now. Ask the owner to invite you by your e-mail or phone under Managers, or ask to join by the florist’s ABN.';
  if (manager_status === 'moderation')
    return `You have asked to join. The owner of ${name} decides; until then you see only your own settings.`;
  if (manager_status !== 'hired') return null;
  if (manager_rights.length === 0)
    return `Nothing of ${name} is open to you yet. Ask the owner for orders, products or reviews.`;
  const granted = new Intl.ListFormat('en-AU').format(manager_rights.map((right) => rightLabels[right]));
  return `The owner of ${name} has opened these to you: ${granted}.`;
}

const leaveMessages = (name: string) => ({
  question: {
    title: `Leave ${name}?`,
    text: 'Only the owner can take you in again.',
    confirm: 'Leave',
    keep: 'Stay',
    danger: true,
  },
  busy: 'Leaving …',
  done: `You have left ${name}`,
});

const withdrawMessages = (name: string) => ({
  question: {
    title: `Withdraw your request to ${name}?`,
    text: 'You can ask again later, or ask another florist.',
    confirm: 'Withdraw',
    keep: 'Keep waiting',
    danger: true,
  },
  busy: 'Withdrawing …',
  done: `You no longer wait for ${name}`,
});

function LeaveButton({ name, isWaiting }: { name: string; isWaiting: boolean }) {
  const { ask, dialog } = useConfirm();
  const messages = isWaiting ? withdrawMessages(name) : leaveMessages(name);
  const { run, busy } = useAction(async () => {
    await call(updateMe, { body: { company: null } });
    void notify({ tone: 'success', message: messages.done });
    reloadAfterNotice();
    return leaving;
  });
  async function leave() {
    if (!busy && (await ask(messages.question))) await run();
  }
  return (
    <>
      <Button kind="danger" aria-disabled={busy} onClick={() => void leave()}>
        {busy ? messages.busy : messages.question.confirm}
      </Button>
      {dialog}
    </>
  );
}
