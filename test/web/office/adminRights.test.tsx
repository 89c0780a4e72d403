// @vitest-environment window
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { Button } from '@bloomkin/web/components/actions/Button.tsx';
import { SubmitButton } from '@bloomkin/web/components/form/SubmitButton.tsx';
import { SwitchField } from '@bloomkin/web/components/form/SwitchField.tsx';
import { BulkBar } from '@bloomkin/web/components/list/BulkBar.tsx';
import { Menu } from '@bloomkin/web/components/overlay/Menu.tsx';
import { AdminRightNote } from '@bloomkin/web/office/kit/AdminRightNote.tsx';
import { ProposalNote } from '@bloomkin/web/office/kit/ProposalNote.tsx';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { chooseInMenu } from './chooseInMenu.ts';
import { person } from './officePerson.ts';

const admin = (...rights: string[]) =>
  person('ROLE_ADMIN', { admin_rights: rights.length > 0 ? rights : null });
const button = (name: string) => screen.getByRole('button', { name });
const isInactive = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

describe('a page that an admin may only read', () => {
  const page = (
    <AdminRightNote wanted={['money']}>
      <SubmitButton busy={false} busyLabel="Saving …">
        Save
      </SubmitButton>
      <AdminRightNote wanted={['support']} isQuiet>
        <SubmitButton busy={false} busyLabel="Sending …">
          Remind
        </SubmitButton>
      </AdminRightNote>
    </AdminRightNote>
  );

  it('says which right is missing, and has inactive buttons with that reason', () => {
    showTo(admin('support'), page, '/orders/list/cases');
    expect(screen.getByRole('note').textContent).toContain('Changing it needs the right');
    expect(button('Save').title).toMatch(/^Changing this needs the right/);
    expect([isInactive('Save'), isInactive('Remind')]).toEqual([true, false]);
  });

  it('leaves the page as it was for an admin with the right', () => {
    showTo(admin('money', 'support'), page, '/orders/list/cases');
    expect(screen.queryByRole('note')).toBeNull();
    expect(isInactive('Save')).toBe(false);
  });
});

describe('what changes something at once', () => {
  const acts = (run: () => void) => (
    <AdminRightNote wanted={['content']}>
      <SwitchField label="In the shop" checked={false} onChange={run} />
      <Button changes onClick={run}>
        Cancel the campaign
      </Button>
      <Button onClick={run}>Print</Button>
      <Menu label="More" items={[{ label: 'Deactivate', changes: true, onSelect: run }]} />
      <BulkBar count={2} actions={[{ label: 'Activate', changes: true, run }]} onClear={run} />
    </AdminRightNote>
  );
  const pressAll = async () => {
    // Unlike `fireEvent`, it passes by what is disabled.
    act(() => screen.getByRole('switch').click());
    await chooseInMenu('More', 'Deactivate');
    for (const name of ['Cancel the campaign', 'Activate', 'Print']) fireEvent.click(button(name));
  };

  it.each([
    { what: 'ignores an admin without the right, but for printing', rights: ['money'], acted: 1 },
    { what: 'works for an admin with the right', rights: ['content'], acted: 5 },
  ])('$what', async ({ rights, acted }) => {
    givenDialogs();
    const run = vi.fn();
    showTo(admin(...rights), acts(run), '/collections/list');
    await pressAll();
    expect(run).toHaveBeenCalledTimes(acted);
  });
});

describe('a change that waits for a second admin', () => {
  const show = (by_id: string, user = admin()) => {
    const [onConfirm, onDecline] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
    showTo(
      user,
      <AdminRightNote wanted={[]} isQuiet>
        <ProposalNote
          proposal={{ by: 'Robin', by_id: UserId.parse(by_id), until: '2026-12-03T02:00:00.000Z' }}
          what="a commission of 12%"
          {...{ onConfirm, onDecline }}
        />
      </AdminRightNote>,
      '/market-settings',
    );
    return { onConfirm, onDecline };
  };

  it('lets another admin confirm or decline', async () => {
    const { onConfirm, onDecline } = show('user-2');
    expect(screen.getByText('Robin asks for a commission of 12%.')).toBeTruthy();
    fireEvent.click(button('Confirm'));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
    fireEvent.click(button('Decline'));
    await waitFor(() => expect(onDecline).toHaveBeenCalledTimes(1));
  });

  it('lets the admin who asked take it back, not confirm it', async () => {
    const { onDecline } = show('user-1');
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    fireEvent.click(button('Take it back'));
    await waitFor(() => expect(onDecline).toHaveBeenCalledTimes(1));
  });

  it('waits where the admin lacks the right', () => {
    const { onConfirm } = show('user-2', admin('support'));
    fireEvent.click(button('Confirm'));
    expect([onConfirm.mock.calls, isInactive('Confirm')]).toEqual([[], true]);
  });
});
