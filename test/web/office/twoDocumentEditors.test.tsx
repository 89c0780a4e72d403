// @vitest-environment window

import type { Route } from '@bloomkin/shared/route.ts';
import { getDocument, listDocumentVersions, updateDocument } from '@bloomkin/shared/routes/documents.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { at, open, press, resetOffice, shared } from './sharedEdits.tsx';

resetOffice();

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

  it('requires a text', async () => {
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
