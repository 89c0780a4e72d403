// @vitest-environment window

import { EditorToolbar } from '@bloomkin/web/backOffice/documents/editor/EditorToolbar.tsx';
import { extensions } from '@bloomkin/web/backOffice/documents/editor/extensions.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { givenDialogs } from '../account/dialogs.ts';

afterEach(cleanup);

function open(content: string) {
  givenDialogs();
  const editor = new Editor({ element: document.createElement('div'), extensions, content });
  render(<EditorToolbar editor={editor} />);
  return editor;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the editor of documents', () => {
  it.each([
    ['H1 heading', '<h1>Privacy</h1>'],
    ['H2 heading', '<h2>Privacy</h2>'],
    ['H3 heading', '<h3>Privacy</h3>'],
    ['Bullets', '<ul><li><p>Privacy</p></li></ul>'],
    ['Numbers', '<ol><li><p>Privacy</p></li></ol>'],
    ['Bold', '<p><strong>Privacy</strong></p>'],
    ['Italic', '<p><em>Privacy</em></p>'],
    ['Underline', '<p><u>Privacy</u></p>'],
  ])('offers headings, lists and letters: %s', (name, html) => {
    const editor = open('<p>Privacy</p>');
    editor.commands.selectAll();
    press(name);
    expect(editor.getHTML()).toBe(html);
  });

  it('takes the next key into the text as soon as a tool is pressed', () => {
    const editor = open('<p>Privacy</p>');
    document.body.append(editor.view.dom);
    screen.getByRole('button', { name: 'Bold' }).focus();
    press('Bold');
    expect(document.activeElement).toBe(editor.view.dom);
    editor.view.dom.remove();
  });

  it('indents by four, and takes it back', () => {
    const editor = open('<p>Privacy</p>');
    press('More indent');
    expect(editor.getText()).toBe(`${'\u00a0'.repeat(4)}Privacy`);
    press('Less indent');
    expect(editor.getText()).toBe('Privacy');
  });

  it('indents with Tab until Escape', () => {
    const editor = open('<p>Privacy</p>');
    const isTaken = (key: string, shiftKey = false) => !fireEvent.keyDown(editor.view.dom, { key, shiftKey });
    expect(isTaken('Tab')).toBe(true);
    expect(editor.getText()).toBe(`${'\u00a0'.repeat(4)}Privacy`);
    expect(isTaken('Tab', true)).toBe(true);
    expect(editor.getText()).toBe('Privacy');
    fireEvent.keyDown(editor.view.dom, { key: 'Escape' });
    expect(isTaken('Tab')).toBe(false);
    expect(editor.getText()).toBe('Privacy');
  });
});
