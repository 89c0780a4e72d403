// @vitest-environment window
import type { Route } from '@bloomkin/shared/route.ts';
import { getDocument, listDocumentVersions, updateDocument } from '@bloomkin/shared/routes/documents.ts';
import {
  changeChannelSettings,
  changeShippingSettings,
  getChannelSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import { routes } from '@bloomkin/web/backOffice/routes.tsx';
import { signedIn } from '@bloomkin/web/session/session.ts';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { givenDialogs } from '../account/dialogs.ts';
import { person } from './officePerson.ts';

const at = '2026-11-20T00:00:00.000Z';

beforeEach(() => {
  localStorage.clear();
  givenDialogs();
  // jsdom has no layout, in which an editor scrolls.
  const box = { top: 0, bottom: 1, left: 0, right: 1 };
  Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box });
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  signedIn({ ...person('ROLE_ADMIN'), api_token: 'token', expires_in: 3600 });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path: string) {
  render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryCount: 0, dedupingInterval: 0 }}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </SWRConfig>,
  );
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const textIn = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

interface Kept {
  version: number;
}

/** One thing on the server, which `somebodySaves` at any time; a stale version is a 409 with the newest. */
function shared<T extends Kept>(read: Route, save: Route, first: T, changed: (body: object) => Partial<T>) {
  let current = first;
  givenApi<Route>(read, () => Response.json({ data: current }));
  const saves = givenApi<Route>(save, ({ body }) => {
    if (body.version !== current.version)
      return Response.json(
        { code: 'CONFLICT.VERSION', message: 'Somebody changed this in the meantime.', data: current },
        { status: 409, headers: { 'x-request-id': '1' } },
      );
    current = { ...current, ...changed(body), version: current.version + 1 };
    return Response.json({ data: current });
  });
  const somebodySaves = (change: Partial<T>) => {
    current = { ...current, ...change, version: current.version + 1 };
  };
  return { saves, somebodySaves };
}

describe('two admins who change the settings of the market', () => {
  const save = async () => {
    press('Save');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving …' })).toBeNull());
  };
  const settings = <V extends object>(read: Route, change: Route, values: V) =>
    shared(read, change, { version: 1, values, history: [] }, (body) => body);

  it('the second sees a note, keeps its fields and gets the first’s others', async () => {
    const holidays: object[] = [];
    const shipping = {
      lead_time_minutes: 120,
      delivery_periods: [{ start_time: '09:00', stop_time: '12:00' }],
      ...{ delivery_price_min: 5, delivery_price_max: 30, holidays },
    };
    const { saves, somebodySaves } = settings(getShippingSettings, changeShippingSettings, shipping);
    open('/market-settings?tab=shipping');
    await screen.findByLabelText(/^Highest price/);
    type(/^Highest price/, '40');
    press('Add a window');
    const theirs = {
      ...{ ...shipping, lead_time_minutes: 240, delivery_price_min: 7 },
      delivery_periods: [...shipping.delivery_periods, { start_time: '17:00', stop_time: '19:00' }],
      holidays: [{ state: 'VIC', day: '2026-12-24', name: 'Eve' }],
    };
    somebodySaves({ values: theirs });
    await save();
    expect(await screen.findByText(/Somebody changed this/)).toBeTruthy();
    expect(textIn(/^Lowest price/)).toBe('7');
    expect(textIn(/^Highest price/)).toBe('40');
    await save();
    const periods = [
      ...[shipping.delivery_periods[0], { start_time: '12:00', stop_time: '15:00' }],
      { start_time: '17:00', stop_time: '19:00' },
    ];
    expect(saves.at(-1)?.body).toEqual({
      version: 2,
      values: { ...theirs, delivery_price_max: 40, delivery_periods: periods },
    });
  });

  it('keep both fields of a nested part', async () => {
    const channels = {
      banner: { on: true, text: 'Spring', link: '', link_text: '', from: null, to: null },
      maintenance: { on: false, text: 'Back at nine' },
      app: { offered: false, description: 'Flowers' },
    };
    const { saves, somebodySaves } = settings(getChannelSettings, changeChannelSettings, channels);
    open('/market-settings?tab=site');
    await screen.findByLabelText(/^Words of the link/);
    type(/^Words of the link/, 'See what is new');
    const theirs = { ...channels, banner: { ...channels.banner, text: 'Spring is here' } };
    somebodySaves({ values: { ...theirs, app: { ...channels.app, offered: true } } });
    await save();
    expect(await screen.findByText(/Somebody changed this/)).toBeTruthy();
    await save();
    expect(saves.at(-1)?.body).toMatchObject({
      version: 2,
      values: { app: { offered: true }, banner: { text: 'Spring is here', link_text: 'See what is new' } },
    });
  });
});

describe('two admins who write a document', () => {
  const first = {
    ...{ id: 'privacy', name: 'privacy', title: 'Privacy', version: 1 },
    ...{ text: '<p>We keep little.</p>', saved_by: 'Ada', updated_at: at },
  };
  const theirs = { text: '<p>We keep nothing.</p>', saved_by: 'Grace' };

  async function openDocument(served: Partial<typeof first> = {}) {
    const read = { page: 1, per_page: 10, total: 0, total_pages: 0, data: [] };
    givenApi<Route>(listDocumentVersions, () => Response.json(read));
    const server = shared(getDocument, updateDocument, { ...first, ...served }, (body) => body);
    open('/documents/privacy');
    const editor = await screen.findByRole('textbox', { name: 'Privacy' });
    return { ...server, editor };
  }
  const write = () => press('Bullets');
  const draft = '<ul><li><p>We keep little.</p></li></ul>';
  const theirText = () => screen.queryByRole('region', { name: 'Version 2' })?.textContent;
  const save = () => press(/^Save version/);

  it('overwrite the newest version by a second press', async () => {
    const { saves, somebodySaves, editor } = await openDocument();
    write();
    somebodySaves(theirs);
    save();
    expect(await screen.findByText(/Somebody saved this document/)).toBeTruthy();
    expect([theirText(), editor.textContent]).toEqual(['We keep nothing.', 'We keep little.']);
    save();
    await screen.findByText('Version 3 is live', { selector: 'span' });
    expect(saves.map(({ body }) => [body.version, body.text])).toEqual([
      [1, draft],
      [2, draft],
    ]);
  });

  it('yesterday’s draft does not overwrite a newer version', async () => {
    const value = [{ name: 'privacy', text: draft, savedAt: at, version: 1 }];
    const until = new Date(Date.now() + 3_600_000).toISOString();
    localStorage.setItem('bloomkin.documentDrafts', JSON.stringify({ value, until }));
    const { saves, editor } = await openDocument({ ...theirs, version: 2 });
    expect(screen.getByText(/Somebody saved this document/)).toBeTruthy();
    expect([theirText(), editor.textContent]).toEqual(['We keep nothing.', 'We keep little.']);
    press('Take theirs');
    const next = await screen.findByRole('textbox', { name: 'Privacy' });
    expect([next.textContent, screen.queryByText(/Somebody saved/)]).toEqual(['We keep nothing.', null]);
    write();
    save();
    await screen.findByText('Version 3 is live', { selector: 'span' });
    expect(saves.map(({ body }) => body.version)).toEqual([2]);
  });

  it('continue from the newest version without changes', async () => {
    const { saves, somebodySaves } = await openDocument();
    somebodySaves(theirs);
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Privacy' }).textContent).toBe('We keep nothing.'),
    );
    write();
    save();
    await waitFor(() => expect(saves.map(({ body }) => body.version)).toEqual([2]));
    expect(saves[0]?.body.text).toContain('We keep nothing.');
  });
});

describe('one admin who writes a document', () => {
  const first = {
    ...{ id: 'privacy', name: 'privacy', title: 'Privacy', version: 2 },
    ...{ text: '<p>We keep little.</p>', saved_by: 'Ada', updated_at: at },
  };
  const versions = [first, { ...first, version: 1, text: '<p>We keep all.</p>' }].map(
    ({ version, text, saved_by }) => ({ version, text, saved_by, saved_at: at }),
  );

  async function openDocument() {
    const page = { page: 1, per_page: 10, total: 2, total_pages: 1 };
    givenApi<Route>(listDocumentVersions, () => Response.json({ ...page, data: versions }));
    const server = shared(getDocument, updateDocument, first, (body) => body);
    open('/documents/privacy');
    await screen.findByRole('heading', { name: 'Privacy', level: 1 });
    return server;
  }
  const findEditor = () => screen.findByRole('textbox', { name: 'Privacy' });

  it('keeps text typed during a save', async () => {
    const { saves } = await openDocument();
    await findEditor();
    press('Bullets');
    press(/^Save version/);
    press('Numbers');
    await screen.findByRole('button', { name: 'Save version 4' });
    const editor = await findEditor();
    expect(editor.querySelector('ol')?.textContent).toBe('We keep little.');
    press('Save version 4');
    await screen.findByRole('button', { name: 'Save version 5' });
    expect(saves.map(({ body }) => [body.version, body.text])).toEqual([
      [2, '<ul><li><p>We keep little.</p></li></ul>'],
      [3, '<ol><li><p>We keep little.</p></li></ol>'],
    ]);
  });

  it('keeps text typed back to its state before a save', async () => {
    await openDocument();
    await findEditor();
    press('Bullets');
    press(/^Save version/);
    press('Bullets');
    const again = await screen.findByRole('button', { name: 'Save version 4' });
    expect((await findEditor()).querySelector('ul')).toBeNull();
    expect(again.getAttribute('aria-disabled')).toBe('false');
  });

  it('is asked for a text before an empty one is sent', async () => {
    const value = [{ name: 'privacy', text: '<p></p><p> &nbsp;</p>', savedAt: at, version: 2 }];
    const until = new Date(Date.now() + 3_600_000).toISOString();
    localStorage.setItem('bloomkin.documentDrafts', JSON.stringify({ value, until }));
    const { saves } = await openDocument();
    await findEditor();
    press(/^Save version/);
    expect(await screen.findByText('Enter description')).toBeTruthy();
    expect(saves).toEqual([]);
    press('Discard draft');
    await waitFor(() => expect(screen.queryByText('Enter description')).toBeNull());
  });

  it('compares the oldest version with a newer one when it is chosen twice', async () => {
    await openDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'Compare versions' }));
    const from = await screen.findByLabelText<HTMLSelectElement>('From');
    expect(from.value).toBe('1');
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '1' } });
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('2'));
  });

  it('must confirm before an earlier version drops a draft', async () => {
    const { saves } = await openDocument();
    await findEditor();
    press('Bullets');
    fireEvent.click(screen.getByRole('radio', { name: 'Compare versions' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Go back to version 1' }));
    expect(await screen.findByText(/The draft that you have not saved is dropped/)).toBeTruthy();
    press('Keep my draft');
    fireEvent.click(screen.getByRole('radio', { name: 'Write' }));
    expect((await findEditor()).querySelector('ul')?.textContent).toBe('We keep little.');
    fireEvent.click(screen.getByRole('radio', { name: 'Compare versions' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Go back to version 1' }));
    press('Drop my draft and go back');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Go back/ })).toBeNull());
    await waitFor(() => expect(saves.map(({ body }) => body.text)).toEqual([versions[1]?.text]));
    fireEvent.click(screen.getByRole('radio', { name: 'Write' }));
    expect((await findEditor()).textContent).toBe('We keep all.');
  });
});
