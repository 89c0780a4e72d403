// @vitest-environment window

import { listAreaAlerts, saveAreaAlert } from '@bloomkin/shared/routes/marketing.ts';
import { AreaAlert } from '@bloomkin/web/features/deliveryAddress/AreaAlert.tsx';
import { useSignInPanel } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { sessionStore, signedIn } from '@bloomkin/web/session/session.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { ruby } from '#web/account/accountFixture.tsx';

const home = { address: '12 Darling St, Rozelle NSW 2039', lat: -33.861_23, lng: 151.171_29 };
const rozelle = { address: 'Rozelle NSW 2039', lat: -33.861, lng: 151.171 };
const offer = { name: 'Tell me when somebody delivers here' };

const panel: { now: ReturnType<typeof useSignInPanel> } = { now: undefined };

function Page() {
  panel.now = useSignInPanel();
  return <AreaAlert place={home} />;
}

it('signs a guest in, saves the suburb, and takes it back', async () => {
  let places: (typeof rozelle)[] = [];
  givenApi(listAreaAlerts, () => ({ data: places }));
  const saved = givenApi(saveAreaAlert, ({ body }) => {
    places = body.wanted ? [rozelle] : [];
    return { data: places };
  });
  const user = await ruby();
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
    </SWRConfig>,
  );
  fireEvent.click(await screen.findByRole('button', offer));
  expect(saved).toEqual([]);
  expect(sessionStore.read().status).not.toBe('signedIn');
  act(() => signedIn({ ...user, api_token: 'token', expires_in: 3600 }));
  act(() => panel.now?.onSignedIn?.());
  const status = await screen.findByRole('status');
  expect(status.textContent).toBe('We will tell you when a florist delivers to Rozelle.');
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(saved.map(({ body }) => body)).toEqual([
    { ...rozelle, wanted: true },
    { ...rozelle, wanted: false },
  ]);
  expect(screen.getByRole('button', offer)).toBeTruthy();
});
