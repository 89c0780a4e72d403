import type { ChainedCommands, Editor } from '@tiptap/react';
import { useState } from 'react';
import styled from 'styled-components';
import { OfficeIcon, type OfficeIconName } from '#office/kit/OfficeIcon.tsx';
import { LinkDialog } from './LinkDialog.tsx';

const Tools = styled.div`
  position: sticky;
  z-index: 4;
  top: 68px;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 0;
  padding: 8px;
  border-bottom: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l) var(--bk-radius-l) 0 0;
  background: var(--bk-bg-surface);
  > div {
    display: flex;
  }
  > div + div {
    margin-left: 6px;
    padding-left: 6px;
    border-left: 1px solid var(--bk-border-default);
  }
  > div > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--bk-radius-m);
    font-weight: 700;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-pressed='true'] {
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
    }
    &[aria-disabled='true'] {
      opacity: 0.4;
    }
    &[data-tool='I'] {
      font-style: italic;
    }
    &[data-tool='U'] {
      text-decoration: underline;
    }
  }
  @media (max-width: 767px) {
    > div + div {
      margin-left: 0;
      padding-left: 0;
      border-left: 0;
    }
  }
`;

interface Tool {
  label: string;
  text?: string;
  icon?: OfficeIconName;
  isOn?: (editor: Editor) => boolean;
  apply: (chain: ChainedCommands) => ChainedCommands;
}

const headings: readonly Tool[] = ([1, 2, 3] as const).map((level) => ({
  label: `H${level} heading`,
  text: `H${level}`,
  isOn: (editor) => editor.isActive('heading', { level }),
  apply: (chain) => chain.toggleHeading({ level }),
}));

const marks: readonly Tool[] = [
  {
    label: 'Bold',
    text: 'B',
    isOn: (editor) => editor.isActive('bold'),
    apply: (chain) => chain.toggleBold(),
  },
  {
    label: 'Italic',
    text: 'I',
    isOn: (editor) => editor.isActive('italic'),
    apply: (chain) => chain.toggleItalic(),
  },
  {
    label: 'Underline',
    text: 'U',
    isOn: (editor) => editor.isActive('underline'),
    apply: (chain) => chain.toggleUnderline(),
  },
];

const lists: readonly Tool[] = [
  {
    label: 'Bullets',
    icon: 'bullets',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (chain) => chain.toggleBulletList(),
  },
  {
    label: 'Numbers',
    icon: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Less indent', icon: 'outdent', apply: (chain) => chain.outdent() },
  { label: 'More indent', icon: 'indent', apply: (chain) => chain.indent() },
];

const groups = [headings, marks, lists];

export function EditorToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false);
  const run = (apply: Tool['apply']) => {
    // The editor's own command waits for a frame, in which a key would go to the button.
    editor.view.focus();
    apply(editor.chain()).run();
  };
  return (
    <Tools role="toolbar" aria-label="Format">
      {groups.map((tools) => (
        <div key={tools[0]?.label}>
          {tools.map(({ isOn, apply, ...tool }) => (
            <ToolButton key={tool.label} {...tool} isOn={isOn?.(editor)} onPress={() => run(apply)} />
          ))}
        </div>
      ))}
      <div>
        <ToolButton
          label="Link"
          icon="link"
          isOn={editor.isActive('link')}
          onPress={() => setLinking(true)}
        />
        <ToolButton
          label="Undo"
          icon="undo"
          isPossible={editor.can().undo()}
          onPress={() => run((chain) => chain.undo())}
        />
      </div>
      <LinkDialog editor={editor} open={isLinking} onClose={() => setLinking(false)} />
    </Tools>
  );
}

interface ToolButtonProps extends Pick<Tool, 'label' | 'text' | 'icon'> {
  isOn?: boolean | undefined;
  isPossible?: boolean;
  onPress: () => void;
}

const ToolButton = ({ label, text, icon, isOn, isPossible = true, onPress }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    aria-disabled={!isPossible}
    data-tool={text}
    // The selection stays in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => isPossible && onPress()}
  >
    {icon ? <OfficeIcon name={icon} size={20} /> : text}
  </button>
);
