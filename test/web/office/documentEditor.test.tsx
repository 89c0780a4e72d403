// @vitest-environment window

import { EditorToolbar } from '@bloomkin/web/office/market/documents/editor/EditorToolbar.tsx';
import { extensions } from '@bloomkin/web/office/market/documents/editor/extensions.ts';
import { tidyPastedHtml } from '@bloomkin/web/office/market/documents/editor/pastedHtml.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { describe, expect, it, vi } from 'vitest';
import { givenDialogs } from '#web/account/dialogs.ts';

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

const wordItem = (text: string, marker = '·', level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}</p>`;
const list = (tag: string, ...items: string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

describe('text pasted into the editor', () => {
  it.each([
    ['cells', '<table><tr><td>Day</td><td>Price</td></tr></table>', '<p>Day | Price</p>'],
    [
      'rows of a spreadsheet',
      '<table><colgroup><col></colgroup><tbody><tr><th>Day</th><th>Price</th></tr><tr><td>Fri</td><td>$12</td></tr></tbody></table>',
      '<p>Day | Price</p><p>Fri | $12</p>',
    ],
    [
      'letters and blocks in cells',
      '<table><tr><td><b>Day</b><br>off</td><td><p>One</p><p>Two</p></td></tr></table>',
      '<p><strong>Day</strong> off | One Two</p>',
    ],
    [
      'an empty cell, and no empty row',
      '<table><tr><td>A</td><td></td><td>C</td></tr><tr><td> </td></tr></table>',
      '<p>A | | C</p>',
    ],
    ['bullets of Word', wordItem('Roses') + wordItem('Lilies'), list('ul', '<p>Roses</p>', '<p>Lilies</p>')],
    [
      'numbers of Word',
      wordItem('Roses', '1.') + wordItem('Lilies', '2.'),
      list('ol', '<p>Roses</p>', '<p>Lilies</p>'),
    ],
    [
      'levels of Word',
      wordItem('Roses') + wordItem('Red', 'o', 2) + wordItem('Lilies'),
      list('ul', `<p>Roses</p>${list('ul', '<p>Red</p>')}`, '<p>Lilies</p>'),
    ],
    [
      'bullets, text and letters of Word',
      `${wordItem('Roses')}<p>And</p>${wordItem('Lilies', 'a)')}`,
      `${list('ul', '<p>Roses</p>')}<p>And</p>${list('ol', '<p>Lilies</p>')}`,
    ],
  ])('keeps %s', (_, pasted, html) => {
    const editor = new Editor({
      element: document.createElement('div'),
      extensions,
      content: '',
      editorProps: { transformPastedHTML: tidyPastedHtml },
    });
    // Unknown to jsdom.
    vi.stubGlobal('ClipboardEvent', Event);
    editor.view.pasteHTML(pasted);
    expect(editor.getHTML()).toBe(html);
  });
});
