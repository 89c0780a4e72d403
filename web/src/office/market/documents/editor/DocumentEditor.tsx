import { EditorContent, useEditor } from '@tiptap/react';
import styled from 'styled-components';
import { pluralise } from '#components/text/pluralise.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { tidyPastedHtml } from './pastedHtml.ts';

const EditorFrame = styled.div`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  .tiptap {
    min-height: 480px;
    padding: 24px 32px;
    overflow-wrap: anywhere;
    &:focus-visible {
      outline-offset: -3px;
    }
    h1,
    h2,
    h3 {
      margin: 18px 0 8px;
      font: 700 1.625rem/1.2 var(--bk-display);
    }
    h2 {
      font-size: 1.25rem;
    }
    h3 {
      font-size: 1.0625rem;
    }
    p {
      margin-block: 6px;
      line-height: 1.6;
    }
    ul,
    ol {
      padding-left: 1.4em;
      list-style: revert;
    }
    a {
      color: var(--bk-text-brand);
      text-decoration: underline;
    }
    > :first-child {
      margin-top: 0;
    }
  }
  > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 6px 16px;
    padding: 14px 20px;
    border-top: 1px solid var(--bk-border-subtle);
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  @media (max-width: 767px) {
    .tiptap {
      padding: 16px;
    }
  }
`;

interface DocumentEditorProps {
  label: string;
  initial: string;
  onChange: (html: string) => void;
}

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

export function DocumentEditor({ label, initial, onChange }: DocumentEditorProps) {
  const editor = useEditor({
    extensions,
    content: initial,
    onUpdate: (change) => onChange(change.editor.getHTML()),
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: tidyPastedHtml,
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
    },
  });
  const words = countWords(editor.getText());
  return (
    <EditorFrame>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
      <footer>
        <span>{pluralise(words, 'word')}</span>
        <span>
          <kbd>Tab</kbd> indents by 4, <kbd>Esc</kbd> then <kbd>Tab</kbd> leaves the text
        </span>
      </footer>
    </EditorFrame>
  );
}
