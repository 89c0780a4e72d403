import { listManagers, setManagerStatus, unbindManager } from '@bloomkin/shared/routes/companies.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Manager, ManagerRight } from '@bloomkin/shared/schemas/user.ts';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify, reloadAfterNotice } from '#components/feedback/notify.ts';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { useAction } from '#components/useAction.ts';
import { Initials } from '#features/account/avatar/Initials.tsx';
import { type Question, useConfirm } from '#office/kit/useConfirm.tsx';
import { ManagerStatusPill } from './ManagerStatusPill.tsx';
import { managerRights } from './managerRights.ts';

const invalidates = [listManagers];

/** Hires without rights, grants and revokes rights, releases and declines. */
function useManagerActions({ id, fio }: Manager, companyId: string) {
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

const Person = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 14px;
  margin-bottom: 14px;
  > i {
    display: grid;
    flex: none;
    overflow: hidden;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-style: normal;
    span {
      font-size: 1.125rem;
    }
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
  }
  > div {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

interface ManagerCardProps {
  manager: Manager;
  companyId: string;
}

export function ManagerCard({ manager, companyId }: ManagerCardProps) {
  const { busy, hire, grant, decline, letGo, dialog } = useManagerActions(manager, companyId);
  const { manager_status: status, fio } = manager;
  const isHired = status === 'hired';
  return (
    <Card aria-label={fio}>
      <Person>
        <i>{manager.avatar ? <img src={manager.avatar} alt="" /> : <Initials name={fio} />}</i>
        <div>
          <b>{fio}</b>
          <p>{describeContacts(manager)}</p>
        </div>
        {status && <ManagerStatusPill status={status} />}
      </Person>
      {isHired && (
        <Stack $gap={1} $below={3} role="group" aria-label={`What ${fio} may do`}>
          {managerRights.map(({ name, label, hint }) => (
            <SwitchField
              key={name}
              label={`${label} for ${fio}`}
              hint={hint}
              checked={manager.manager_rights.includes(name)}
              disabled={busy}
              onChange={({ target }) => grant(name, target.checked)}
            >
              {label}
            </SwitchField>
          ))}
        </Stack>
      )}
      <FormButtons>
        {!isHired && (
          <Button kind="brand" aria-disabled={busy} onClick={hire}>
            Hire {fio}
          </Button>
        )}
        <Button
          kind="danger"
          aria-disabled={busy}
          aria-label={isHired ? `Let ${fio} go` : `Decline ${fio}`}
          onClick={isHired ? letGo : decline}
        >
          {isHired ? `Let ${fio} go` : 'Decline'}
        </Button>
      </FormButtons>
      {dialog}
    </Card>
  );
}

const describeContacts = ({ phone, email }: Manager): string =>
  [formatPhone(phone), email].filter(Boolean).join(', ');
