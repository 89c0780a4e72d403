import { isSafeLink } from '@bloomkin/shared/rules/links.ts';
import { Extension } from '@tiptap/core';
import Bold from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    indent: {
      indent: () => ReturnType;
      outdent: () => ReturnType;
    };
  }
}

/** Four: indents without attributes, which the sanitiser drops. */
const step = '\u00a0'.repeat(4);

/** A list item goes one level deeper; other text is indented by four spaces. */
const Indent = Extension.create<object, { isLeaving: boolean }>({
  name: 'indent',
  addStorage: () => ({ isLeaving: false }),
  onTransaction() {
    this.storage.isLeaving = false;
  },
  /** After Escape, Tab leaves the text. */
  addKeyboardShortcuts() {
    const unlessLeaving = (act: () => boolean) => () => !this.storage.isLeaving && act();
    return {
      Escape: () => {
        this.storage.isLeaving = true;
        return true;
      },
      Tab: unlessLeaving(() => this.editor.commands.indent() || true),
      'Shift-Tab': unlessLeaving(() => this.editor.commands.outdent() || true),
    };
  },
  addCommands: () => ({
    indent:
      () =>
      ({ editor, state, commands }) => {
        if (editor.isActive('listItem')) return commands.sinkListItem('listItem');
        return commands.insertContentAt(state.selection.$from.start(), step);
      },
    outdent:
      () =>
      ({ editor, state, commands }) => {
        if (editor.isActive('listItem')) return commands.liftListItem('listItem');
        const { $from } = state.selection;
        const spaces = /^\u00a0{1,4}/.exec($from.parent.textContent)?.[0].length ?? 0;
        return spaces === 0 || commands.deleteRange({ from: $from.start(), to: $from.start() + spaces });
      },
  }),
});

/** The same elements as the server's sanitiser. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [1, 2, 3] }),
  Bold,
  Italic,
  Underline,
  BulletList,
  OrderedList,
  ListItem,
  HardBreak,
  Link.configure({
    openOnClick: false,
    HTMLAttributes: { target: null, rel: null, class: null },
    isAllowedUri: (url) => isSafeLink(url),
  }),
  UndoRedo,
  Indent,
];
