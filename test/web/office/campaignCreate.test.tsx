// @vitest-environment window

import { createCampaign, getPushAudience } from '@bloomkin/shared/routes/campaigns.ts';
import { CampaignCreatePage } from '@bloomkin/web/office/market/campaigns/CampaignCreatePage.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { showTo } from '#web/account/accountFixture.tsx';
import { givenDialogs } from '#web/account/dialogs.ts';
import { person } from './officePerson.ts';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
});

async function openFilled() {
  givenApi(getPushAudience, () => ({ data: { people: 0, states: [] } }));
  const refusal = { code: 'INTERNAL', message: 'Please try again in a moment.' };
  const sent = givenApi(createCampaign, () =>
    Response.json(refusal, { status: 500, headers: { 'x-request-id': '1' } }),
  );
  showTo(person('ROLE_ADMIN'), <CampaignCreatePage />, '/push-campaigns/create');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Title');
  type('Title', 'Tulips are in');
  type('Text', 'From Tuesday on.');
  return { sent, type };
}

describe('a campaign to nobody', () => {
  it('sends nothing now, and says so', async () => {
    const { sent } = await openFilled();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText('Nobody gets notifications there yet.')).length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('waits for its day, when there may be people', async () => {
    const { sent, type } = await openFilled();
    fireEvent.click(screen.getByRole('radio', { name: 'At a time' }));
    type('Day and time', '2099-05-05T09:00');
    fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send to 0 people later?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(sent.map(({ body }) => body.title)).toEqual(['Tulips are in']));
  });
});
