// @vitest-environment window

import type { Route } from '@bloomkin/shared/route.ts';
import { getDocument, listDocumentVersions } from '@bloomkin/shared/routes/documents.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { givenApi } from '#support/givenApi.ts';
import { at, open, resetOffice } from '#web/office/sharedEdits.tsx';

resetOffice();

describe('a page of a document', () => {
  it.each([
    '/documents/legacy',
    '/documents/privacy',
    '/documents/shipping',
    '/documents/refund',
    '/documents/user_agreement',
  ])('shows the document of its address, with an editor: %s', async (path) => {
    const noVersions = { page: 1, per_page: 10, total: 0, total_pages: 0, data: [] };
    givenApi<Route>(listDocumentVersions, () => Response.json(noVersions));
    givenApi<Route>(getDocument, ({ params: { id } }) => {
      const text = `<p>The text of ${id}.</p>`;
      const about = { saved_by: 'Ada', updated_at: at, version: 1, text };
      return Response.json({ data: { id, name: id, title: `Title of ${id}`, ...about } });
    });
    open(path);
    const name = path.split('/').at(-1);
    expect(await screen.findByRole('heading', { level: 1, name: `Title of ${name}` })).toBeTruthy();
    const editor = await screen.findByRole('textbox', { name: `Title of ${name}` });
    expect(editor.textContent).toBe(`The text of ${name}.`);
  });
});
