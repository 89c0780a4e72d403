import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { OfficeIcon, type OfficeIconName } from '#backOffice/OfficeIcon.tsx';
import { Tools } from './editorStyles.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface Tool {
  label: string;
  text?: string;
  icon?: OfficeIconName;
  isOn?: boolean;
  isPossible?: boolean;
  run: () => void;
}

const levels = [1, 2, 3] as const;

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const chain = () => {
    // The editor's own command waits for a frame, in which a key would go to the button.
    editor.view.focus();
    return editor.chain();
  };
  const groups: readonly (readonly Tool[])[] = [
    levels.map((level) => ({
      label: `H${level} heading`,
      text: `H${level}`,
      isOn: editor.isActive('heading', { level }),
      run: () => chain().toggleHeading({ level }).run(),
    })),
    [
      { label: 'Bold', text: 'B', isOn: editor.isActive('bold'), run: () => chain().toggleBold().run() },
      {
        label: 'Italic',
        text: 'I',
        isOn: editor.isActive('italic'),
        run: () => chain().toggleItalic().run(),
      },
      {
        label: 'Underline',
        text: 'U',
        isOn: editor.isActive('underline'),
        run: () => chain().toggleUnderline().run(),
      },
    ],
    [
      {
        label: 'Bullets',
        icon: 'bullets',
        isOn: editor.isActive('bulletList'),
        run: () => chain().toggleBulletList().run(),
      },
      {
        label: 'Numbers',
        icon: 'numbers',
        isOn: editor.isActive('orderedList'),
        run: () => chain().toggleOrderedList().run(),
      },
      { label: 'Less indent', icon: 'outdent', run: () => chain().outdent().run() },
      { label: 'More indent', icon: 'indent', run: () => chain().indent().run() },
    ],
    [
      { label: 'Link', icon: 'link', isOn: editor.isActive('link'), run: () => setLinking(true) },
      { label: 'Undo', icon: 'undo', isPossible: editor.can().undo(), run: () => chain().undo().run() },
    ],
  ];
  return (
    <Tools role="toolbar" aria-label="Format">
      {groups.map((tools) => (
        <div key={tools[0]?.label}>
          {tools.map(({ label, text, icon, isOn, isPossible = true, run }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={isOn}
              aria-disabled={!isPossible}
              data-tool={text}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => isPossible && run()}
            >
              {icon ? <OfficeIcon name={icon} size={20} /> : text}
            </button>
          ))}
        </div>
      ))}
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </Tools>
  );
}
