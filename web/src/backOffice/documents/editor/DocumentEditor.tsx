import { EditorContent, useEditor } from '@tiptap/react';
import { pluralise } from '#components/text/pluralise.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { EditorFrame } from './editorStyles.ts';
import { extensions } from './extensions.ts';
import { tidyPastedHtml } from './pastedHtml.ts';

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
