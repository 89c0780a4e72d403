// @vitest-environment window

import { deleteMe, downloadOwnData, requestDeletion } from '@bloomkin/shared/routes/users.ts';
import { OwnDataPanel } from '@bloomkin/web/features/account/ownData/OwnDataPanel.tsx';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { refusal, ruby, showTo } from './accountFixture.tsx';
import { givenDialogs } from './dialogs.ts';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('your data', () => {
  it('shows what is kept, with its label and until when', async () => {
    givenApi(downloadOwnData, () => ({
      data: {
        at: '2026-11-29T01:00:00.000Z',
        sections: [
          {
            name: 'recipient',
            title: 'Recipients',
            until: 'until you delete it',
            labels: { fio: 'Name', address: 'Address' },
            items: [{ fio: 'Mum', address: { address: '1 King St', unitOffice: '4' } }],
          },
        ],
      },
    }));
    showTo(await ruby(), <OwnDataPanel />);
    press('Show my data');
    const section = (await screen.findByRole('heading', { name: 'Recipients' })).closest('section');
    expect(section?.textContent).toBe('RecipientsKept until you delete it.NameMumAddress1 King St, 4');
  });

  it('says what blocks a deletion, then deletes by the code that was sent', async () => {
    const answers = [
      refusal(409, 'USER.OPEN_ORDERS'),
      { data: { channel: 'sms' as const, sent_to: '+61 4•• 156' } },
    ];
    givenApi(requestDeletion, () => {
      const answer = answers.shift();
      if (!answer) throw new Error('Asked too often');
      return answer;
    });
    const sent = givenApi(deleteMe, () => ({ message: 'Deleted' }));
    showTo(await ruby(), <OwnDataPanel />);
    press('Delete my account');
    press('Send me a code to confirm');
    expect((await screen.findByRole('alert')).textContent).toContain('It said USER.OPEN_ORDERS');
    press('Send me a code to confirm');
    fireEvent.change(await screen.findByLabelText('Four-digit code'), { target: { value: '4711' } });
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeTruthy();
    expect(sent.map(({ body }) => body.code)).toEqual(['4711']);
  });
});
