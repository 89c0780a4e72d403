import { Extension } from '@tiptap/core';

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
export const Indent = Extension.create<object, { isLeaving: boolean }>({
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
