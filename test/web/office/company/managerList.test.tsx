// @vitest-environment window
import {
  getCompany,
  inviteManager,
  listManagerInvitations,
  listManagers,
  setManagerStatus,
  unbindManager,
  withdrawInvitation,
} from '@bloomkin/shared/routes/companies.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Manager, ManagerInvitation } from '@bloomkin/shared/schemas/user.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { countReloads } from '#support/reloads.ts';
import { givenDialogs } from '#web/account/dialogs.ts';
import { aCompany } from '#web/office/aCompany.ts';
import { person } from '#web/office/officePerson.ts';
import { givenOffice, givenOrders, openOffice, pageOf } from '#web/office/orders/openOffice.tsx';

beforeEach(() => {
  givenDialogs();
  givenOffice();
  givenOrders();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const petalId = CompanyId.parse('company-1');

const morgan = (
  manager_status: Manager['manager_status'],
  manager_rights: Manager['manager_rights'] = [],
) => ({
  ...person('ROLE_MANAGER', { id: 'morgan', fio: 'Morgan Lee', email: 'morgan@flowers.test' }),
  ...{ manager_status, manager_rights },
});

/** The owner's list, kept as the API would. */
async function openManagers(...people: object[]) {
  let listed: object[] = people;
  givenApi(listManagers, () => pageOf(listed) as never);
  const saved = givenApi(setManagerStatus, ({ body }) => {
    const [first] = listed;
    const next = { ...first, manager_status: body.manager_status, manager_rights: body.grant_rights ?? [] };
    listed = body.manager_status === null ? [] : [next];
    return { data: { ...next, manager_status: body.manager_status ?? 'canceled' } } as never;
  });
  const unbound = givenApi(unbindManager, () => {
    listed = [];
    return { message: 'The manager has left the company' };
  });
  openOffice('/companies/managers/list');
  await screen.findByRole('region', { name: 'Morgan Lee' });
  return { saved, unbound };
}

const card = () => within(screen.getByRole('region', { name: 'Morgan Lee' }));
const press = (name: string) => fireEvent.click(card().getByRole('button', { name }));
async function confirm(name: string) {
  const dialog = await screen.findByRole('dialog');
  const text = dialog.textContent;
  fireEvent.click(within(dialog).getByRole('button', { name }));
  return text;
}

describe('an owner', () => {
  it('hires an applicant, grants orders and revokes them', async () => {
    const { saved } = await openManagers(morgan('moderation'));
    expect(card().getByText('In moderation')).toBeTruthy();
    expect(card().queryByRole('group')).toBeNull();
    press('Hire Morgan Lee');
    await screen.findByText('Morgan Lee is hired. Nothing is open to them until you switch it on.');
    await card().findByText('Hired');
    const orders = () => card().getByRole<HTMLInputElement>('switch', { name: 'Orders for Morgan Lee' });
    await waitFor(() => expect([orders().checked, orders().disabled]).toEqual([false, false]));
    fireEvent.click(orders());
    await waitFor(() => expect([orders().checked, orders().disabled]).toEqual([true, false]));
    fireEvent.click(orders());
    await waitFor(() => expect([orders().checked, orders().disabled]).toEqual([false, false]));
    expect(saved.map(({ body }) => body)).toEqual([
      { manager_status: 'hired' },
      { manager_status: 'hired', grant_rights: ['orders'] },
      { manager_status: 'hired', revoke_rights: ['orders'] },
    ]);
    for (const { params, query } of saved)
      expect([params.id, query.get('manager_id')]).toEqual(['company-1', 'morgan']);
  });

  it('declines an applicant by canceling the request', async () => {
    const { saved, unbound } = await openManagers(morgan('moderation'));
    press('Decline Morgan Lee');
    expect(await confirm('Decline')).toContain('They do not join the company.');
    await screen.findByText('The request of Morgan Lee is canceled');
    expect(saved.map(({ body }) => body)).toEqual([{ manager_status: null, company_id: 0 }]);
    expect(unbound).toEqual([]);
    await screen.findByText('Nobody works with you here yet');
    expect(screen.queryByText(/has left the company/)).toBeNull();
  });

  it('lets a manager go and reloads the page after a second', async () => {
    const { setTimeout: startTimer } = globalThis;
    const held: (() => void)[] = [];
    vi.stubGlobal('setTimeout', (run: () => void, ms: number, ...args: unknown[]) =>
      ms === 1000 ? held.push(run) : startTimer(run, ms, ...args),
    );
    const reloads = countReloads();
    const { saved, unbound } = await openManagers(morgan('hired', ['orders']));
    press('Let Morgan Lee go');
    await confirm('Let go');
    await screen.findByText('Morgan Lee has left the company');
    expect(unbound.map(({ params, query }) => [params.id, query.get('manager_id')])).toEqual([
      ['company-1', 'morgan'],
    ]);
    expect(saved).toEqual([]);
    expect(reloads.count).toBe(0);
    for (const run of held) run();
    expect(reloads.count).toBe(1);
  });

  it('changes nothing when a question is answered with Keep', async () => {
    const { saved, unbound } = await openManagers(morgan('hired', ['orders']));
    press('Let Morgan Lee go');
    await confirm('Keep');
    expect([...saved, ...unbound]).toEqual([]);
    expect(card().getByText('Hired')).toBeTruthy();
  });

  it('invites by e-mail or mobile and takes it back', async () => {
    let invited: ManagerInvitation[] = [];
    const contact = 'robin@flowers.test';
    givenApi(listManagerInvitations, () => ({ data: invited }));
    const sent = givenApi(inviteManager, () => {
      invited = [{ company_id: petalId, brand: 'Petal', contact, invited_at: '2026-11-20T01:00:00.000Z' }];
      return { data: invited };
    });
    const withdrawn = givenApi(withdrawInvitation, () => {
      invited = [];
      return { message: 'The invitation is taken back' };
    });
    await openManagers(morgan('hired'));
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('Enter an e-mail or a mobile number')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('E-mail or mobile'), { target: { value: contact } });
    fireEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Take back.*robin@flowers\.test$/ }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Invited' })).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([{ contact }]);
    expect(withdrawn.map(({ query }) => query.get('contact'))).toEqual([contact]);
  });

  it('copies an invitation with the ABN without managers', async () => {
    const copied: string[] = [];
    const clipboard = { writeText: async (text: string) => void copied.push(text) };
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    givenApi(listManagers, () => pageOf([]) as never);
    givenApi(getCompany, () => ({ data: aCompany({ id: 'company-1' }) }));
    openOffice('/companies/managers/list');
    fireEvent.click(await screen.findByRole('button', { name: 'Copy an invitation' }));
    await screen.findByText('Copied. Send it to whoever works with you.');
    expect(copied).toEqual([
      `Join Petal on Bloomkin: sign up at ${location.origin}/auth/partner and enter our ABN, 51 824 753 556.`,
    ]);
  });
});
