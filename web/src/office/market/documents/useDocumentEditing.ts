import { updateDocument } from '@bloomkin/shared/routes/documents.ts';
import { hasText } from '@bloomkin/shared/rules/richText.ts';
import type { OfficeDocument } from '@bloomkin/shared/schemas/document.ts';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { useAction } from '#components/useAction.ts';
import { describeError } from '#errors/describeError.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { useStore } from '#storage/createStore.ts';
import { persist } from '#storage/persist.ts';
import { arrayOf, number, optional, record, type Shaped, text } from '#storage/shapes.ts';

/** `version`: of the text that it was begun over. */
const draft = record({ name: text, text, savedAt: text, version: optional(number) });

/** Keeps documents that are being written, by name. */
const documentDrafts = persist('documentDrafts', arrayOf(draft));

/** Unsaved text outlives the page. */
function useDocumentDraft(document: string) {
  const findIn = (drafts: readonly Shaped<typeof draft>[] | undefined) =>
    drafts?.find(({ name }) => name === document);
  const stored = useStore(documentDrafts);
  const write = (next: Pick<Shaped<typeof draft>, 'text' | 'version'> | undefined) => {
    const others = (documentDrafts.read() ?? []).filter(({ name }) => name !== document);
    const changed = next && { ...next, name: document, savedAt: new Date().toISOString() };
    documentDrafts.write(changed ? [...others, changed] : others);
  };
  return { draft: findIn(stored), read: () => findIn(documentDrafts.read()), write };
}

type Draft = ReturnType<typeof useDocumentDraft>['draft'];

/** The base text of an older draft is not stored, so the draft's own text replaces it. */
function findBegun(draft: Draft, newest: OfficeDocument): OfficeDocument {
  const { version = newest.version, text = newest.text } = draft ?? {};
  return version < newest.version ? { ...newest, version, text } : newest;
}

/** A conflicting save first shows the other person's text; a second press saves over it as the next version. */
export function useDocumentEditing(newest: OfficeDocument, onNewest: (document: OfficeDocument) => void) {
  const [failure, setFailure] = useState<string>();
  const { draft, base = newest, theirs, ...editor } = useVersionedDraft(newest, () => setFailure(undefined));
  const live = theirs ?? newest;
  const { run: save, busy } = useAction(
    async (text: string) => {
      if (!hasText(text)) return setFailure('Enter description');
      setFailure(undefined);
      const { id, title } = live;
      const send = (version = base.version) =>
        call(updateDocument, { params: { id }, body: { title, text, version } });
      const saved = await editor.save(send);
      if (!saved) return;
      onNewest(saved);
      void notify({ tone: 'success', message: `Version ${saved.version} is live` });
    },
    (error) => setFailure(describeError(error)),
  );
  const takeTheirs = () => {
    editor.write(undefined);
    editor.takeTheirs();
    onNewest(live);
  };
  return {
    ...{ text: draft?.text ?? base.text, savedAt: draft?.savedAt, round: editor.round },
    ...{ busy, failure, theirs, save, takeTheirs },
    isChanged: draft !== undefined && draft.text !== live.text,
    next: live.version + 1,
    discard: theirs ? takeTheirs : editor.restart,
    write(text: string) {
      if (hasText(text)) setFailure(undefined);
      editor.write(text === newest.text && !theirs && !busy ? undefined : { text, version: base.version });
    },
  };
}

export type DocumentEditing = ReturnType<typeof useDocumentEditing>;

/** The stored draft and the version that it is a change of. */
function useVersionedDraft(newest: OfficeDocument, onRestart: () => void) {
  const { draft, read, write } = useDocumentDraft(newest.name);
  // A new editor begins with another text.
  const [round, setRound] = useState(0);
  const draftAtSave = useRef<Draft>(undefined);
  const restart = () => {
    write(undefined);
    onRestart();
    setRound((current) => current + 1);
  };
  const { base, theirs, save, takeTheirs } = useVersioned<
    OfficeDocument,
    Pick<OfficeDocument, 'text' | 'version'>
  >({
    newest,
    begun: findBegun(draft, newest),
    toValues: ({ text, version }) => ({ text, version }),
    toCompared: ({ title, text }) => ({ title, text }),
    isDirty: draft !== undefined,
    reset({ version }) {
      const typed = read();
      // Typed during a save: stays, as a change of the version that the save made.
      if (typed && typed.text !== draftAtSave.current?.text) write({ text: typed.text, version });
      else restart();
    },
  });
  return {
    ...{ draft, round, base, theirs, write, restart, takeTheirs },
    save(send: Parameters<typeof save>[0]) {
      draftAtSave.current = read();
      return save(send);
    },
  };
}
